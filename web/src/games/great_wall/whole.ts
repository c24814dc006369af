/** Sentences are shown whole or not at all: while the cards in here need more room than there is, they are `brief`. */

const CARDS = ".gen, .tac"

function needsMore(node: HTMLElement): boolean {
  if (node.scrollWidth > node.clientWidth + 1) return true
  return [...node.querySelectorAll(CARDS)].some((card) => card.scrollHeight > card.clientHeight + 1)
}

export function whole(node: HTMLElement): () => void {
  const measure = (): void => {
    node.classList.remove("brief")
    node.classList.toggle("brief", needsMore(node))
  }
  const room = new ResizeObserver(measure)
  const words = new MutationObserver(measure)
  room.observe(node)
  words.observe(node, { childList: true, subtree: true, characterData: true })
  void document.fonts?.ready.then(measure)
  return () => {
    room.disconnect()
    words.disconnect()
  }
}

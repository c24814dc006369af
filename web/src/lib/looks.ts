// What a game looks like outside its table: its symbol. A game that is not listed still gets a card.

const SYMBOLS: Readonly<Record<string, string>> = { sun_tzu: "army", zhanguo: "palace", great_wall: "wall" }

export function gameSymbol(game: string): string {
  return SYMBOLS[game] ?? "dice"
}

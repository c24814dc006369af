/** Which drawing stands for a horde or a card. */

const HORDES: Readonly<Record<string, string>> = {
  steppe_archers: "archers",
  heavy_lancers: "heavy",
  keshig_guard: "heavy",
  plunderers: "riders",
  siege_tower: "engine",
  fire_carts: "incendiaries",
  tunnellers: "sappers",
  war_chief: "leader",
}
const DRAWN = [
  "archers",
  "brutes",
  "engine",
  "heavy",
  "incendiaries",
  "infantry",
  "leader",
  "riders",
  "sappers",
  "shield_bearers",
  "spies",
]
const TACTICS: Readonly<Record<string, string>> = {
  heroic_fight: "h-infantry",
  camp_tales: "h-leader",
  parade_of_captives: "h-leader",
  panic_in_the_ranks: "h-riders",
  fire_arrows: "h-incendiaries",
  looting_charge: "h-riders",
  final_blow: "h-brutes",
  captured_wagons: "h-engine",
  flanking_move: "h-riders",
  signal_fires: "h-incendiaries",
  hold_the_line: "h-shield_bearers",
  rob_the_dead: "h-spies",
  withdrawal: "h-infantry",
  last_stand: "h-shield_bearers",
  black_market: "b-warehouse",
  imperial_audience: "b-temple",
  volunteers: "b-barracks",
  palisade: "b-builders_camp",
  restless: "b-quarry",
  forced_march: "b-logistics",
  night_shift: "b-gold_mine",
  council_of_war: "b-embassy",
  supply_train: "b-logistics",
  reinforce_the_gate: "b-builders_camp",
  brothers_in_arms: "b-barracks",
  shared_glory: "b-temple",
  gifts_of_war: "b-warehouse",
  joint_assault: "h-infantry",
  break_their_spirit: "h-brutes",
  cover_the_retreat: "h-shield_bearers",
  honor_the_fallen: "b-temple",
  recall_orders: "b-embassy",
}
const COMMANDS: Readonly<Record<string, string>> = {
  despotism: "b-embassy",
  work_harder: "b-builders_camp",
  economy: "b-gold_mine",
  attack_order: "h-infantry",
  betrayal: "h-spies",
  raise_banner: "b-barracks",
}

export function hordePicture(type: string): string {
  const name = HORDES[type] ?? type
  return `h-${DRAWN.includes(name) ? name : "infantry"}`
}
export const tacticPicture = (id: string): string => TACTICS[id] ?? "b-academy"
export const commandPicture = (id: string): string => COMMANDS[id] ?? "b-embassy"

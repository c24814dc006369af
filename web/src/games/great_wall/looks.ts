/** Portraits are composed from parts. A line for each person: head, eyes, beard ("0": none), hat, clothes; then the
 *  colors of cloth, trim, hat and ground, and of the hair (k black, g gray, w white, b brown). */

const COLORS: Readonly<Record<string, string>> = {
  r: "#a8332a",
  b: "#24527e",
  g: "#2f6b4f",
  o: "#b07a2c",
  p: "#5e3a6b",
  k: "#2b2724",
  s: "#6f7a80",
  t: "#8a5a36",
  w: "#e6dcc4",
  j: "#3d8a78",
  y: "#c9a24a",
  n: "#394a63",
}
const HAIR: Readonly<Record<string, string>> = { k: "#231d1b", g: "#7b766f", w: "#e9e4d8", b: "#4a3122" }

const LOOKS: Readonly<Record<string, string>> = {
  liang_hongyu: "2 4 0 9 1 r y r j k",
  yang_miaozhen: "1 4 0 2 1 b s s o k",
  song_ci: "1 1 b1 3 3 n y k g k",
  zhou_tong: "2 3 b3 10 1 t o r b g",
  cai_xiang: "1 1 b1 6 2 g w k o k",
  qin_hui: "1 2 b1 3 3 p y k r k",
  tong_guan: "2 2 0 3 1 k y k p k",
  xin_qiji: "1 2 b5 1 1 b y s j k",
  yang_ye: "2 2 b2 1 1 s y o g g",
  keng_hsien_seng: "1 4 0 9 2 p y p n k",
  yue_fei: "2 2 b4 1 1 r y y n k",
  fan_zhongyan: "1 3 b1 3 3 r w k b g",
  zong_ze: "2 3 b3 1 1 n s s r w",
  di_qing: "1 2 b4 2 1 k r s o k",
  wan_yi: "1 1 b5 6 2 o w t b k",
  han_shizhong: "2 2 b2 2 1 g y s p k",
  bao_zheng: "2 2 b3 3 3 k y k o k",
  meng_gong: "1 1 b4 1 1 t s o j b",
  li_gang: "2 1 b1 3 1 b r k y k",
  wu_jie: "1 2 b5 10 1 s r b t k",
  wang_anshi: "1 3 b1 6 2 w b k r g",
  qin_jiushao: "1 3 b1 6 3 p y n o g",
  // advisors by trade: armor 1, court 3, scholars 2, monks 4, tradesmen 5
  taskmaster: "2 2 b2 10 5 t k r o k",
  warden: "2 2 b4 1 1 s b s g k",
  manufacturer: "2 3 b5 7 5 t o o g b",
  stone_mason: "2 2 b2 10 5 s k w b k",
  alchemist: "1 3 b3 4 2 j y g p w",
  spiritual_leader: "1 3 b3 5 4 y r o r w",
  master_merchant: "2 3 b1 11 5 p y p o k",
  forest_guide: "1 1 b5 7 2 g t o j b",
  glory_stealer: "1 2 b4 10 1 k r p r k",
  tactician_monk: "1 2 0 5 4 o t o n k",
  jinshi: "1 1 0 3 3 g w k b k",
  smuggler: "2 2 b5 12 5 k t n s b",
  herald: "1 1 0 11 2 r y r j k",
  survivalist: "2 2 b2 8 5 t s t g b",
  gravedigger: "1 3 b5 7 2 k s o s g",
  archer_commander: "2 2 b4 2 1 b o s j k",
  granary_steward: "2 3 b5 11 2 o t t g g",
  imperial_inspector: "1 2 b1 3 3 b y k r k",
  paymaster: "2 1 b1 11 3 y r k p k",
  tax_collector: "2 2 b4 3 3 p k k y k",
  courier: "1 1 0 10 2 b y r o k",
  secretary: "1 1 b1 6 2 n w k j k",
  master_of_ceremonies: "1 3 b3 3 3 r y k y w",
  fletcher: "1 1 b5 10 5 g t g t b",
  horse_breeder: "2 3 b2 8 5 t o t j b",
  quartermaster: "2 2 b2 1 1 t y s o k",
  conscription_officer: "1 2 b4 1 1 r k s s k",
  banner_bearer: "1 1 0 2 1 r y o n k",
  cavalry_captain: "2 2 b5 2 1 n r s o k",
  trebuchet_master: "2 2 b2 10 5 k o t r b",
  pathfinder: "1 1 b5 8 5 g s t n b",
  physician: "1 3 b3 12 2 w j w j w",
  tower_captain: "1 2 b4 1 1 s r s b k",
  master_builder: "2 3 b2 7 5 o s o n g",
  carpenter: "1 1 b5 12 5 t w o g b",
  surveyor: "1 1 b1 6 2 j o k s k",
  strategist: "1 3 b1 6 2 w k n n k",
  calligrapher: "1 3 b3 4 2 n w k o w",
  magistrate: "2 2 b3 3 3 g y k p k",
  scapegoat: "1 3 0 4 2 s t s s b",
  poet_laureate: "1 1 b1 6 2 p w p j k",
  almoner: "1 4 0 9 2 j w j y k",
  tea_master: "1 3 b3 4 2 g o k j w",
  minister_of_works: "2 1 b1 3 3 t y k s g",
}

/** What a face is chosen from for somebody from a pack of one's own. */
const CHOICES: readonly string[] = [
  "1 2",
  "1 2 3 4",
  "0 b1 b2 b3 b4 b5",
  "1 2 3 4 5 6 7 8 9 10 11 12",
  "1 2 3 4 5",
  "r b g o p k s t j n",
  "y r w k s o",
  "k s r o t g",
  "j o r b g p y n",
  "k k g b",
]

/** The same face for the same id, always. */
function strange(id: string): string {
  let lot = 7
  for (const letter of id) lot = (lot * 31 + letter.codePointAt(0)!) % 1_000_003
  return CHOICES.map((choice, nth) => {
    const all = choice.split(" ")
    return all[Math.floor(lot / (nth * nth + 1)) % all.length]
  }).join(" ")
}

export type Look = { parts: string[]; style: string }

export function lookOf(id: string): Look {
  const [head, eyes, beard, hat, clothes, cloth, trim, cap, ground, hair] = (LOOKS[id] ?? strange(id)).split(" ") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const parts = ["bg", `c${clothes}`, head === "2" ? "head2" : "head", `e${eyes}`, ...(beard === "0" ? [] : [beard])]
  const paints = { p1: COLORS[cloth], p2: COLORS[trim], p3: COLORS[cap], pb: COLORS[ground], ph: HAIR[hair] }
  return {
    parts: [...parts, `h${hat}`],
    style: Object.entries(paints)
      .map(([name, paint]) => `--gw-${name}: ${paint}`)
      .join("; "),
  }
}

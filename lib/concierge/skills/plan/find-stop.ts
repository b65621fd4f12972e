import { foldWords } from '@/lib/travel/fold-words'

/** What travellers call a sight in English, and how its own name may say it. All folded; a dash marks a word's beginning. */
const KINDS: [RegExp, RegExp][] = [
  [/^museums?$/, /^(?:muse|muzeum|galler|gemaldegalerie|glyptotek|bargello|uffizi|prado|moma|moca|louvre|cosmocaixa|mnac|thyssen)/],
  [/^(?:art )?galler(?:y|ies)$/, /^(?:galler|gemaldegalerie|uffizi|accademia|glyptotek|pinacoteca)/],
  [/^castles?$/, /^(?:castle|castel|castillo|chateau|schloss|burg|zamek|slot|kasteel|kronborg|rosenborg|wawel)/],
  [/^(?:cathedral|minster)$/, /^(?:cathedral|catedral|cattedrale|katedra|duomo|dom|se|notre|basilica|munster)$/],
  [/^church(?:es)?$/, /^(?:church|igreja|iglesia|chiesa|eglise|kirche|basilica|chapel|cathedral|santa|saint|st|se|sagrada)$/],
  [/^(?:monastery|convent|abbey)$/, /^(?:monast|mosteiro|monestir|convent|abbey|abtei|kloster|jeronimos)/],
  [/^(?:palaces?)$/, /^(?:palac|palais|palazzo|palau|palast|pena)/],
  [/^(?:markets?|bazaars?)$/, /^(?:market|mercado|mercat|mercato|marche|markt|bazaar|souk|pasar|rastro|torvehallerne)/],
  [/^(?:squares?|plazas?|piazza)$/, /^(?:square|praca|plaza|placa|piazza|piazzale|place|platz|rynek|plein|zocalo)/],
  [/^(?:parks?)$/, /^(?:park|parc|parque|parco|retiro|tiergarten)/],
  [/^(?:gardens?)$/, /^(?:garden|jardin|jardim|giardin|garten|tuin|tivoli)/],
  [/^(?:view ?points?|lookouts?|views?|panorama)$/, /^(?:miradouro|mirador|viewpoint|piazzale|lookout)/],
  [/^(?:aquariums?|oceanariums?)$/, /^(?:aquari|oceanar|oceanograf|oceanograph|acquario)/],
  [/^(?:zoos?)$/, /^(?:zoo|artis)/],
  [/^(?:towers?)$/, /^(?:tower|torre|tour|turm|fernsehturm|rundetaarn)/],
  [/^(?:bridges?)$/, /^(?:bridge|ponte|puente|pont|brucke|most)$/],
  [/^(?:beach(?:es)?)$/, /^(?:beach|praia|playa|plage|spiaggia|strand|platja)/],
  [/^(?:ferry|boat(?: trip| ride)?|cruise)$/, /^(?:ferry|boat|cruise|abra|trajinera)/],
  [/^(?:temples?|shrines?)$/, /^(?:temple|templo|wat|shrine|pura|mandir|\w+-?ji|inari)/],
  [/^(?:mosques?)$/, /^(?:mosque|masjid|camii|mezquita)/],
  [/^(?:riverfront|waterfront|promenade)$/, /^(?:riverfront|waterfront|promenade|malecon|bund)/],
  [/^(?:carriages?|coach(?:es)?)$/, /^(?:coches?|coach)/],
  [/^(?:forts?|fortress)$/, /^(?:fort|fortaleza|fortezza)/],
  [/^(?:opera)$/, /^(?:opera|staatsoper)/],
]

/** Small words inside names. */
const SMALL = new Set(
  'the a an of to in at on and visit stop sight seeing trip some that this our my please da de do dos di del la le el los las les der die das du des'.split(
    ' ',
  ),
)
const SHORTEST_BEGINNING = 4

/** The names that best fit the words: by the full name, its words, or the kind of sight. */
export function findNames(said: string, names: readonly string[]): string[] {
  const wanted = foldWords(said)
  const whole = names.filter((name) => foldWords(name) === wanted)
  if (whole.length > 0) return whole
  const words = partsOf(wanted).filter((word) => !SMALL.has(word))
  const scored = names.map((name) => ({ name, score: scoreOf(words, partsOf(foldWords(name))) }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ name }) => name)
}

/** The most choices in a question. */
const MOST_CANDIDATES = 4

/** The candidates a question names for an unclear stop or sight: those that fit the words, or else the first. */
export function askedCandidates(said: string, candidates: string[]): string[] {
  const fitting = said === '' ? [] : findNames(said, candidates)
  return (fitting.length > 0 ? fitting : candidates).slice(0, MOST_CANDIDATES)
}

/** Whether every word is in the name or names its kind of sight. */
export function fitsWholly(said: string, name: string): boolean {
  const words = partsOf(foldWords(said)).filter((word) => !SMALL.has(word))
  const parts = partsOf(foldWords(name))
  return words.length > 0 && words.every((word) => scoreOf([word], parts) > 0)
}

/** A word of the name outranks its kind. */
function scoreOf(words: string[], parts: string[]): number {
  return words.reduce((score, word) => {
    if (parts.some((part) => part === word || isAlmost(word, part))) return score + 2
    const kind = KINDS.find(([pattern]) => pattern.test(word))?.[1]
    return kind && parts.some((part) => kind.test(part)) ? score + 1 : score
  }, 0)
}

/** "Jeronimo" for "Jeronimos", "oceanarium" for "oceanario". */
function isAlmost(word: string, part: string): boolean {
  if (word.length < SHORTEST_BEGINNING || part.length < SHORTEST_BEGINNING) return false
  if (part.startsWith(word)) return true
  return word.length >= 6 && Math.abs(word.length - part.length) <= 2 && commonBeginning(word, part) >= Math.max(5, part.length - 2)
}

function commonBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function partsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

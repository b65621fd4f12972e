import { isPetMeant } from '@/lib/travel/ancillaries/extra-words'
import type { Chart } from '../../grammar/chart'
import { LOST_NOTE } from '../../say/say-lost'
import type { Table } from '../../table'
import { wasPromised } from './promise'
import type { AncillaryKind } from './wish'

/** The context for whose things are and what short words mean: the party, the picked flights, and the latest topic. */
export type AncillaryContext = {
  adults: number
  children: number
  infants: number
  /** Flight numbers of each direction, in order. */
  flights: string[][]
  /** Every flight has its fare, so "seats" means the trip's. */
  isReady: boolean
  /** Bags are bought separately; before that they are part of the search. */
  buysBags: boolean
  /** The kind the last answer was about. */
  spokenOf: AncillaryKind | null
  /** What the last answer leaves open, as the empty items that forms of short answers ask for. */
  open: readonly OpenItem[]
}

type OpenItem =
  | 'gear-asked'
  | 'pet-told'
  | 'kind-asked'
  | 'side-asked'
  | 'buy-offered'
  | 'price-shown'
  | 'told-lost'
  | 'bought-some'
  | 'extras-bought'
  | 'kept-some'

const KIND_OF_TOOL: Record<string, AncillaryKind> = {
  chooseSeats: 'seats',
  chooseBags: 'bags',
  chooseMeals: 'meals',
  chooseExtras: 'extras',
}

export function kindOfTool(tool: string): AncillaryKind | null {
  return KIND_OF_TOOL[tool] ?? null
}

export function ancillaryContext(table: Table): AncillaryContext {
  const { situation, bought, isBoughtNewest } = table
  const { adults, children, infants } = situation.wishes
  const isSummed = situation.mode === 'trip_summary'
  return {
    adults,
    children,
    infants,
    flights: situation.slices.map(({ picked }) => picked?.flight.split(' + ') ?? []),
    isReady: isSummed && situation.order?.status !== 'success',
    buysBags: isSummed,
    spokenOf: isBoughtNewest ? kindOfTool(bought.at(-1)?.tool ?? '') : null,
    open: isSummed ? openItems(table) : table.carried.some((one) => one && wasPromised(one)) ? ['kept-some'] : [],
  }
}

function openItems(table: Table): OpenItem[] {
  const { pending, told, bought, standing, isBoughtNewest, situation } = table
  const isOffer = pending?.asked === 'confirm' && pending.acts.every(({ tool }) => kindOfTool(tool) !== null)
  const items: Record<Exclude<OpenItem, 'kept-some'>, boolean> = {
    'gear-asked': pending?.asked === 'how-many',
    'pet-told': petCall(table) !== null,
    'kind-asked': pending?.asked === 'which-ancillary' && pending.choices.length > 1,
    'side-asked': pending?.asked === 'seat-side',
    'buy-offered': isOffer,
    'price-shown': isBoughtNewest && bought.at(-1)?.result?.status === 'shown',
    'told-lost': told.notes.includes(LOST_NOTE),
    'bought-some': standing.length > 0,
    'extras-bought': (situation.bought?.extras ?? []).length > 0,
  }
  return (Object.keys(items) as (keyof typeof items)[]).filter((item) => items[item])
}

/** The input of the last call, if it was for an animal's place, which a weight told now decides; else null. */
export function petCall({ bought, isBoughtNewest }: Pick<Table, 'bought' | 'isBoughtNewest'>): Record<string, unknown> | null {
  const last = isBoughtNewest ? bought.at(-1) : undefined
  const { extra, wish } = last?.input ?? {}
  return last?.tool === 'chooseExtras' && wish !== 'remove' && typeof extra === 'string' && isPetMeant(extra) ? (last.input ?? null) : null
}

/** If ancillaries can be bought, they are meant rather than flights; before that they are less likely. */
const READY = 0.3
const EARLY = -0.1
const THINGS = ['sure', 'loose', 'seat', 'bag', 'diet', 'dish', 'meal', 'gear', 'extras'] as const
/** Word lists used here and in no form. */
export const READ_HERE = ['buy-other', 'buy-outing', 'buy-rent', ...THINGS.map((thing) => `buy-${thing}`)]
/** Words that start another wish: "and is there a lounge". */
const LEADS = ['@and', '@but', '@yes', '@thanks', '@hello', '@corr'] as const

/** Items that depend on the trip: empty items for its state and the message's ends, its flight numbers, and names of seats and bags. */
export function addAncillaryItems(chart: Chart, { flights, isReady, buysBags, spokenOf, open }: AncillaryContext): void {
  const { tokens } = chart
  const addEmpty = (type: string, start: number, plausibility = 0) => chart.add({ type, start, end: start, value: {}, plausibility })
  const isSign = (at: number) => tokens[at]?.kind === 'sign'
  for (const at of tokens.keys()) {
    addEmpty('shop', at, buysBags ? READY : EARLY)
    if (isReady) addEmpty('trip-ready', at)
    if (buysBags) addEmpty('buys-bags', at)
    if (spokenOf) for (const type of ['of-any', `of-${spokenOf}`]) addEmpty(type, at)
    for (const item of open) addEmpty(item, at)
    if (at === 0 || isSign(at - 1) || LEADS.some((lead) => chart.endsAt(at, lead))) addEmpty('begins', at)
    if (!isOfPet(chart, at)) addEmpty('no-pet', at)
    addFigures(chart, at, isReady)
    addFlight(chart, at, flights)
  }
  if (!isQuestion(chart)) addEmpty('whole', 0)
  for (let at = tokens.length; at === tokens.length || (at > 0 && isSign(at)); at--) addEmpty('message-end', at)
  for (const thing of THINGS) addThings(chart, thing)
}

const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '\n'])

/** "The 6 kg is my dog": a weight in a sentence with an animal is the animal's. */
function isOfPet(chart: Chart, at: number): boolean {
  const isEnd = (index: number) => SENTENCE_ENDS.has(chart.tokens[index]?.low ?? '.')
  let [start, end] = [at, at]
  while (start > 0 && !isEnd(start - 1)) start--
  while (!isEnd(end)) end++
  return chart.all('@pet').some((pet) => pet.type === '@pet' && pet.start >= start && pet.end <= end)
}

/** "The dog's bag", "a bag for my cat". */
function isForPet(chart: Chart, start: number, end: number): boolean {
  const isPet = (at: number) => chart.from(at, '@pet').length > 0
  if (isPet(start - 1) && chart.tokens[start - 1]?.poss) return true
  const whose = chart.from(end, '@for').map((item) => item.end)
  return whose.some((at) => isPet(at) || isPet(at + 1))
}

/** "Is that for everyone?" wishes for nothing, "do the same for my wife" does. */
function isQuestion(chart: Chart): boolean {
  const begins = (tag: string) => chart.from(0, tag).length > 0
  if (chart.all('@askbehind').some(({ end }) => end >= chart.tokens.length - 1)) return true
  if (begins('@applies') && chart.tokens.at(-1)?.low === '?') return true
  return begins('@buy-be') || begins('@buy-ask') || (begins('@buy-help') && chart.all('@buy-same').length === 0)
}

/** Names an item, unless the word is part of something else: "a window of two hours", "rent a bike", "a vegan restaurant". */
function addThings(chart: Chart, thing: (typeof THINGS)[number]): void {
  const others = chart.all('@buy-other')
  for (const { start, end, value, plausibility } of chart.all(`@buy-${thing}`)) {
    if (chart.tokens[end]?.poss) continue
    const isPart = others.some((other) => other.start < end && start < other.end)
    const isRented = [start, start - 1].some((at) => chart.endsAt(at, '@buy-rent'))
    const isElsewhere = isRented || chart.from(end, '@buy-outing').length > 0
    // "The adults and a kids meal": the meal takes precedence over the kids.
    const whole = thing === 'diet' && end - start > 1 ? 0.3 : 0
    if (!isPart && !isElsewhere && !isForPet(chart, start, end))
      chart.add({ type: `buy-${thing}`, start, end, value, plausibility: plausibility + whole })
  }
}

const SEAT_LETTERS = 'abcdefghjk'
const LAST_ROW = 99
const HEAVIEST = 49

/** "12A", and "12 A" with a capital; after the word for a seat either case. "12h" is an hour, "23k" a weight. */
function addFigures(chart: Chart, at: number, isReady: boolean): void {
  const [row, letter] = [chart.tokens[at], chart.tokens[at + 1]]
  const number = Number(row?.raw)
  if (row?.kind !== 'number' || !letter || letter.raw.length !== 1 || !Number.isInteger(number) || number < 1 || number > LAST_ROW) return
  const add = (type: string, value: object) => chart.add({ type, start: at, end: at + 2, value, plausibility: 0.1 })
  if (letter.low === 'k' && number > 9 && number <= HEAVIEST) add('heavy', { n: number, kg: { n: number } })
  if (!SEAT_LETTERS.includes(letter.low)) return
  const value = { seat: `${number}${letter.low.toUpperCase()}` }
  add('any-seat-number', value)
  const isPlain = letter.glued ? letter.low !== 'h' || letter.cap : letter.cap
  if (isReady && isPlain) add('seat-number', value)
}

/** A flight of the trip by its number, as one word or two. */
function addFlight(chart: Chart, at: number, flights: string[][]): void {
  const [one, two] = [chart.tokens[at], chart.tokens[at + 1]]
  for (const [slice, numbers] of flights.entries())
    for (const [segment, number] of numbers.entries()) {
      const flown = number.toLowerCase()
      const end = one?.low === flown ? at + 1 : `${one?.low}${two?.low}` === flown ? at + 2 : null
      if (end !== null) chart.add({ type: 'trip-flight', start: at, end, value: { slice, segment }, plausibility: 0 })
    }
}

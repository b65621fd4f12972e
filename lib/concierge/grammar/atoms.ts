import type { KnownNames, KnownPlace } from '@/lib/ports/known-names'
import type { Chart, Item } from './chart'
import type { Token } from './tokens'

/** A place as a message names it: what the search is given, and what is known of it. */
export type PlaceValue = {
  text: string
  name: string
  /** Null of countries, states, and of what no list knows. */
  code: string | null
  city: string
  country: string | null
  kind: KnownPlace['kind'] | 'unknown'
  isSlip?: true
}

const LONGEST_NAME = 5
const LEAST_WEIGHT = 1
const CODE_WORDS = new Set(
  'USD EUR GBP CAD INR AUD JPY CHF ETA ETD PNR VIP DOB CEO FAQ PDF SMS GPS ATM PIN PST EST CST GMT UTC BST CET ASAP FYI BTW OMG LOL DIY LED USB BBC CNN NBA NFL SEA OUT ONE ANY ALL THE AND FOR BUT NOT YES NEW OLD BIG BAD END TEN SIX TWO DAY NOW SUV RIP'.split(
    ' ',
  ),
)

/**
 * The readings that need data: numbers, clock times, days in digits, places, airlines and flight numbers. Each carries how plausible it is by
 * itself; nothing is decided.
 */
export function addAtoms(chart: Chart, text: string, names: KnownNames): void {
  const { tokens } = chart
  const usesCapitals = tokens.some(({ cap, caps }, at) => cap && !caps && at > 0 && tokens[at - 1]?.kind === 'word')
  const isShouted = tokens.filter(({ kind }) => kind === 'word').every(({ raw }) => raw === raw.toUpperCase())
  const habit = { usesCapitals, isShouted }
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start]
    if (!token) continue
    const atoms =
      token.kind === 'number' ? numberAtoms(token, start) : token.kind === 'word' ? nameAtoms(chart, start, text, names, habit) : []
    for (const atom of atoms) chart.add(atom)
  }
}

function numberAtoms({ raw }: Token, start: number): Item[] {
  const found: Item[] = []
  const add = (type: string, value: Record<string, number>, plausibility = 0) =>
    found.push({ type, start, end: start + 1, value, plausibility })
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(raw)
  if (iso) add('isoday', { y: Number(iso[1]), m: Number(iso[2]), d: Number(iso[3]) })
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(raw)
  if (clock && Number(clock[1]) < 25 && Number(clock[2]) < 60)
    add('clock', { h: Number(clock[1]), min: Number(clock[2]) }, raw.includes(':') ? 0 : -0.2)
  const slashed = /^(\d{1,4})[/.](\d{1,2})(?:[/.](\d{2,4}))?$/.exec(raw)
  if (slashed) {
    const [, a = '', b = '', c] = slashed
    if (a.length === 4) add('isoday', { y: Number(a), m: Number(b), d: Number(c ?? 1) })
    else
      add(
        'slashed',
        { a: Number(a), b: Number(b), ...(c ? { y: c.length === 2 ? 2000 + Number(c) : Number(c) } : {}) },
        c || raw.includes('/') ? 0 : -0.2,
      )
  }
  if (/^\d{4}$/.test(raw)) {
    if (Number(raw) >= 2000 && Number(raw) < 2100) add('year', { y: Number(raw) })
    const [h, min] = [Number(raw.slice(0, 2)), Number(raw.slice(2))]
    if (h < 25 && min < 60) add('hhmm', { h, min })
  }
  if (/^\d+$/.test(raw)) add('digits', { n: Number(raw), length: raw.length })
  // "1,200" and "1.200" are thousands, "150,50" and "150.50" hundredths.
  else if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) add('amount', { n: Number(raw.replace(/[.,]/g, '')) })
  else if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$/.test(raw))
    add('amount', { n: Number(`${raw.slice(0, -3).replace(/[.,]/g, '')}${raw.slice(-3).replace(',', '.')}`) })
  return found
}

type Habit = { usesCapitals: boolean; isShouted: boolean }

function nameAtoms(chart: Chart, start: number, text: string, names: KnownNames, habit: Habit): Item[] {
  const { tokens } = chart
  const token = tokens[start]
  if (!token) return []
  const found: Item[] = []
  const flight = /^([a-z][a-z\d]|\d[a-z])(\d{1,4})$/.exec(token.low)
  if (flight && names.airlineOfCode((flight[1] ?? '').toUpperCase())) {
    found.push({
      type: 'flightno',
      start,
      end: start + 1,
      value: { flight: token.low.toUpperCase() },
      plausibility: token.raw === token.raw.toUpperCase() ? 0 : -0.3,
    })
  }
  found.push(...placeAtoms(chart, start, text, names, habit), ...airlineAtoms(chart, start, text, names))
  return found
}

function placeAtoms(chart: Chart, start: number, text: string, names: KnownNames, { usesCapitals, isShouted }: Habit): Item[] {
  const { tokens } = chart
  const token = tokens[start]
  if (!token) return []
  const words = run(tokens, start, LONGEST_NAME + 3)
  const folded = words.map(({ raw }) => raw)
  const isAfterKin = chart.endsAt(start, '@kin') || chart.endsAt(start, '@friend')
  const capital = (sc: number, first: Token) => sc - (usesCapitals && !isShouted && !first.cap ? 0.35 : 0)
  const found: Item[] = []
  const add = (length: number, place: KnownPlace, plausibility: number, isSlip = false) => {
    const end = start + (words.slice(0, length).at(-1)?.at ?? start) - start + 1
    const said = text.slice(token.start, tokens[end - 1]?.poss ? (tokens[end - 1]?.end ?? 0) - 2 : tokens[end - 1]?.end)
    const value: PlaceValue = {
      text: isSlip ? said : said.replace(/\s+/g, ' '),
      name: place.name,
      code: place.code,
      city: place.city,
      country: place.country,
      kind: place.kind,
      ...(isSlip ? { isSlip: true as const } : {}),
    }
    const sc = plausibility - (isAfterKin ? 1.2 : 0) - (token.poss && length === 1 ? 0.5 : 0)
    found.push({ type: place.kind === 'country' || place.kind === 'state' ? 'region' : 'city', start, end, value, plausibility: sc })
    found.push({ type: 'place', start, end, value, plausibility: sc })
  }
  const named = names.placesFrom(folded)
  for (const { place, length } of named) {
    const isPlain = length === 1 && names.isPlainWord(token.low)
    const isFirst = start === 0 || ['.', '!', '?', '\n', ':'].includes(tokens[start - 1]?.low ?? '')
    const plain = isPlain ? (token.cap && !isShouted ? (isFirst ? -0.9 : -0.5) : -1.6) : 0
    const rare = place.kind === 'city' || place.kind === 'airport' ? (place.weight < 0.08 ? -1 : place.weight < LEAST_WEIGHT ? -0.5 : 0) : 0
    add(length, place, capital(plain + (isPlain ? rare : rare * 0.6), token))
  }
  if (/^[a-z]{3}$/.test(token.low) && !found.some(({ end }) => end === start + 1)) {
    const coded = names.placeOfCode(token.raw.toUpperCase())
    const isWord = CODE_WORDS.has(token.raw.toUpperCase()) || names.isPlainWord(token.low)
    if (coded) add(1, coded, token.caps && !isShouted ? (isWord ? -1.5 : 0) : isWord ? -2 : -0.3 - (coded.weight < LEAST_WEIGHT ? 0.5 : 0))
  }
  if (found.length === 0 && token.low.length >= 4 && !token.poss && !chart.isKnownWord(start) && !names.isPlainWord(token.low)) {
    const two = words.length > 1 ? `${words[0]?.raw} ${words[1]?.raw}` : null
    const both = two && !chart.isKnownWord(start + 1) ? names.placeMistyped(two) : null
    const slip = both ?? names.placeMistyped(token.raw)
    if (slip) add(both ? 2 : 1, slip, slip.weight > 20 ? -0.4 : -0.6, true)
    else if (token.cap && !isShouted && (chart.endsAt(start, '@to') || chart.endsAt(start, '@from'))) {
      // A name that no list has: "Paris to Corsica" can be answered.
      const last = words.findIndex(({ cap, at }) => !cap || chart.isKnownWord(at))
      const length = Math.max(1, last < 0 ? words.length : last)
      const end = (words[length - 1]?.at ?? start) + 1
      const said = text.slice(token.start, tokens[end - 1]?.end)
      const value: PlaceValue = { text: said, name: said, code: null, city: said, country: null, kind: 'unknown' }
      found.push({ type: 'place', start, end, value, plausibility: -0.9 })
    }
  }
  return found
}

function airlineAtoms(chart: Chart, start: number, _text: string, names: KnownNames): Item[] {
  const { tokens } = chart
  const token = tokens[start]
  if (!token) return []
  return names.airlinesFrom(run(tokens, start, 4).map(({ raw }) => raw)).map(({ airline, length, isWordToo }) => {
    const end = (run(tokens, start, length).at(-1)?.at ?? start) + 1
    const isBesideFlights =
      chart.from(end, '@flights').length > 0 || chart.from(end, '@airline').length > 0 || chart.endsAt(start, '@airline')
    const plausibility = !isWordToo ? 0 : isBesideFlights ? -0.2 : token.cap ? -0.5 : -1.4
    return { type: 'carrier', start, end, value: { airline }, plausibility }
  })
}

/** The words from a token on that nothing but blanks, hyphens, the stop of "St." or a comma stands between, with their places. */
function run(tokens: Token[], start: number, most: number): (Token & { at: number })[] {
  const words: (Token & { at: number })[] = []
  for (let at = start; at < tokens.length && words.length < most; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'word') words.push({ ...token, at })
    // "Portland, Oregon": a region may stand behind a comma; what else follows one is no part of a name.
    else if (token.low === ',' && token.glued && words.length > 0) continue
    else if (
      !(token.low === '-' && token.glued && tokens[at + 1]?.glued) &&
      !(token.low === '.' && token.glued && words.at(-1)?.low === 'st')
    )
      break
  }
  return words
}

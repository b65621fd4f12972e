import type { KnownNames } from '@/lib/ports/known-names'
import { isNationality } from '../lexicon/nationalities'
import type { Chart, Item } from './chart'
import { placeAtoms } from './place-atoms'
import { type Habit, wordsFrom } from './place-words'
import type { Token } from './tokens'

/** From this share of capitals on, a message is shouted and its capitals mean nothing. */
const SHOUTED_SHARE = 0.8
/** A place whose name starts an airline's name. */
const WITHIN_AIRLINE_COST = 1
/** A word no lexicon knows, in a form that says what it may be. */
const UNKNOWN_COST = 0.1
/** The name of an airline that is an adjective there is none. */
const ADJECTIVE = -2
const THINGS = ['@landtransport', '@service', '@house']

/**
 * Readings that need data: numbers, clock times, numeric dates, places, airlines and flight numbers. Each has its own
 * plausibility; nothing is decided here.
 */
export function addAtoms(chart: Chart, text: string, names: KnownNames): void {
  const { tokens } = chart
  const usesCapitals = tokens.some(({ cap, caps }, at) => cap && !caps && at > 0 && tokens[at - 1]?.kind === 'word')
  const long = tokens.filter(({ kind, raw }) => kind === 'word' && raw.length > 1)
  const isShouted = long.length > 1 && long.filter(({ caps }) => caps).length >= long.length * SHOUTED_SHARE
  const habit = { usesCapitals, isShouted }
  // Empty items before punctuation or a refusal and at the very end: "no" and "no, not that" answer, "no adults" doesn't.
  for (let at = 0; at <= tokens.length; at++)
    if ((tokens[at]?.kind ?? 'sign') === 'sign' || chart.from(at, '@not').length > 0)
      chart.add({ type: 'pause', start: at, end: at, value: {}, plausibility: 0 })
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start]
    if (!token) continue
    const atoms =
      token.kind === 'number'
        ? numberAtoms(token, start, isUnitGlued(tokens[start + 1]))
        : token.kind === 'word'
          ? nameAtoms(chart, start, text, names, habit)
          : []
    for (const atom of atoms) chart.add(atom)
    if (token.kind === 'word' && !chart.isKnownWord(start))
      chart.add({ type: 'unknown', start, end: start + 1, value: {}, plausibility: -UNKNOWN_COST })
  }
}

/** "2.5k", "7.5kg": letters directly after a number. */
function isUnitGlued(next: Token | undefined): boolean {
  return next?.kind === 'word' && next.glued
}

/** A number followed directly by letters (`isMeasured`) is no date, despite its point. */
function numberAtoms({ raw }: Token, start: number, isMeasured: boolean): Item[] {
  const found: Item[] = []
  const add = (type: string, value: Record<string, number>, plausibility = 0) =>
    found.push({ type, start, end: start + 1, value, plausibility })
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(raw)
  if (iso) add('isoday', { y: Number(iso[1]), m: Number(iso[2]), d: Number(iso[3]) })
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(raw)
  if (clock && Number(clock[1]) < 25 && Number(clock[2]) < 60)
    add('clock', { h: Number(clock[1]), min: Number(clock[2]) }, raw.includes(':') ? 0 : -0.2)
  const hours = /^(\d{1,2})h(\d{2})$/.exec(raw)
  if (hours && Number(hours[2]) < 60) {
    add('hourmin', { h: Number(hours[1]), min: Number(hours[2]) })
    if (Number(hours[1]) < 25) add('clock', { h: Number(hours[1]), min: Number(hours[2]) })
  }
  const slashed = /^(\d{1,4})[/.](\d{1,2})(?:[/.](\d{2,4}))?$/.exec(raw)
  // "9.30" is an hour: nobody puts the month first before a dot.
  const isHour = slashed !== null && raw.includes('.') && slashed[3] === undefined && Number(slashed[2]) > 12
  if (slashed && !isHour && !(isMeasured && raw.includes('.'))) {
    const [, a = '', b = '', c] = slashed
    if (a.length === 4) add('isoday', { y: Number(a), m: Number(b), d: Number(c ?? 1) })
    else
      add(
        // With points, the day comes first everywhere.
        raw.includes('.') && Number(b) <= 12 ? 'dotted' : 'slashed',
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
  // "1,200" and "1.200" are thousands, "150,50" and "150.50" decimals.
  else if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) add('amount', { n: Number(raw.replace(/[.,]/g, '')) })
  else if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$/.test(raw))
    add('amount', { n: Number(`${raw.slice(0, -3).replace(/[.,]/g, '')}${raw.slice(-3).replace(',', '.')}`) })
  return found
}

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
  const airlines = airlineAtoms(chart, start, names, habit)
  const longest = Math.max(0, ...airlines.filter(({ plausibility }) => plausibility === 0).map(({ end }) => end))
  // "Alaska Airlines" isn't the place Alaska.
  const places = placeAtoms(chart, start, text, names, habit).map((place) =>
    place.end < longest ? { ...place, plausibility: place.plausibility - WITHIN_AIRLINE_COST } : place,
  )
  return [...found, ...places, ...airlines]
}

function airlineAtoms(chart: Chart, start: number, names: KnownNames, habit: Habit): Item[] {
  const { tokens } = chart
  const token = tokens[start]
  if (!token) return []
  const named = names.airlinesFrom(wordsFrom(tokens, start, 4).map(({ raw }) => raw)).map(({ airline, length, isWordToo }) => {
    const end = (wordsFrom(tokens, start, length).at(-1)?.at ?? start) + 1
    // In "my ID" and "an ID card", ID is not the airline Batik Air.
    if (length === 1 && token.raw.length === 2 && chart.endsAt(start, '@det'))
      return { type: 'carrier', start, end, value: { airline }, plausibility: -1.4 }
    return { type: 'carrier', start, end, value: { airline }, plausibility: isWordToo ? wordWeight(chart, start, end, habit) : 0 }
  })
  if (named.length > 0) return named
  const code = smallCode(chart, start, names)
  if (code !== null) return [{ type: 'carrier', start, end: start + 1, value: { airline: code }, plausibility: -0.6 }]
  const slip = chart.isKnownWord(start) ? null : names.airlineMistyped(token.raw)
  const isMeant = slip && (!slip.isWordToo || chart.from(start + 1, '@airline').length > 0)
  return isMeant ? [{ type: 'carrier', start, end: start + 1, value: { airline: slip.airline }, plausibility: -0.5 }] : []
}

/** The plausibility of an airline whose name is also a word or a place. */
function wordWeight(chart: Chart, start: number, end: number, { isShouted }: Habit): number {
  // "British pubs", "Turkish delight": a plain noun behind it makes it an adjective.
  if (isNationality(chart.tokens[start]?.low ?? '') && namesThing(chart, end)) return ADJECTIVE
  const isNamed = ['@flights', '@airline'].some((type) => chart.from(end, type).length > 0) || chart.endsAt(start, '@airline')
  if (isNamed) return -0.2
  const isListed = ['@or', '@and'].some((joint) => chart.from(end, joint).length > 0 || chart.endsAt(start, joint))
  const isLed = ['@with', '@on', '@by', '@flyword'].some((lead) => chart.endsAt(start, lead))
  const isCapital = !isShouted && (chart.tokens[start]?.cap ?? false)
  if (isLed) return isCapital ? -0.2 : -0.7
  return isCapital ? -0.5 : isListed ? -1 : -1.4
}

/** A noun that is no flight: one that no lexicon has, or something on the ground. */
function namesThing(chart: Chart, at: number): boolean {
  const next = chart.tokens[at]
  if (next?.kind !== 'word' || next.cap) return false
  return !chart.isKnownWord(at) || THINGS.some((tag) => chart.from(at, tag).length > 0)
}

/** "With ba", "by ib or ux": two lower-case letters after a word that introduces an airline. */
function smallCode(chart: Chart, start: number, names: KnownNames): string | null {
  const low = chart.tokens[start]?.low ?? ''
  if (!/^(?:[a-z]{2}|[a-z]\d|\d[a-z])$/.test(low) || chart.isKnownWord(start) || names.isPlainWord(low)) return null
  const isLed = ['@with', '@on', '@by', '@only', '@flights'].some((lead) => chart.endsAt(start, lead))
  const isListed = ['@and', '@or', '@comma'].some((joint) => chart.endsAt(start, joint)) && chart.endsAt(start - 1, 'carrier')
  return isLed || isListed ? names.airlineOfCode(low.toUpperCase()) : null
}

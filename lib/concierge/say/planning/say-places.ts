import type { KnownNames } from '@/lib/ports/known-names'
import { DROPPABLE_LIMITS, type DroppableLimit } from '@/lib/travel/plan/droppable-limits'
import type { Liking } from '@/lib/travel/plan/liking'
import type { Measure } from '../../skills/plan/measures'
import type { Trait } from '../../skills/suggest/fold'
import type { PlanningResult } from '../../tool-results'
import { capitalised, countOf, listOf, sentences } from '../phrases'
import { properName } from '../say-looking'
import { askWhatGivesWay } from './offers'

type ResultOf<Tool extends PlanningResult['tool'], Status extends string> = Extract<
  NonNullable<Extract<PlanningResult, { tool: Tool }>['result']>,
  { status: Status }
>
export type Proposed = ResultOf<'suggestDestinations', 'proposed'>
export type Compared = ResultOf<'compareDestinations', 'compared'>

const MOST_NAMED = 3
/** Properties a place has or lacks, regardless of its other merits. */
const SETTINGS: readonly [Liking, string][] = [
  ['beach', 'a beach'],
  ['mountains', 'mountains'],
]

/** The wishes the places were proposed for, besides the limits they meet. */
export type ProposedFor = { people?: number; isByPrice?: boolean; likings?: readonly Liking[]; traits?: readonly Trait[] }

const MOST_RULED_OUT = 2

/** The best places with their figures, or why none fits. */
export function sayProposed(
  {
    from,
    month,
    countries = [],
    withoutCountries = [],
    leaving,
    looked,
    ranked,
    fitting,
    open,
    excluded,
    fittingWithout = {},
    message,
  }: Proposed,
  wish: ProposedFor = {},
): string {
  const [best, ...others] = ranked
  const inside = countries.length > 0 ? `in ${countries.join(' or ')} ` : ''
  const where = withoutCountries.length > 0 ? `${inside}outside ${withoutCountries.join(' and ')} ` : inside
  const when = `${where}${leaving ? `leaving ${leaving}` : `in ${month}`} from ${from}`
  if (!best) {
    const why = closest(open, excluded)
    const ways = waysOn(fittingWithout)
    return sentences(
      `No place fits all of that ${when}.`,
      why !== '' && `The closest: ${why}.`,
      ways.length > 0 &&
        `${capitalised(listOf(ways.map(({ limit, count }) => `without ${LIMIT_WORDS[limit]} there ${count === 1 ? 'is' : 'are'} at least ${count}`)))}.`,
      askWhatGivesWay(ways.map(({ limit }) => limit)),
    )
  }
  const missing = SETTINGS.find(
    ([liking]) => wish.likings?.includes(liking) && !ranked.some(({ reason }) => likedIn(reason)?.includes(liking)),
  )
  if (missing)
    return sentences(
      `Of the places I know none with ${missing[1]} fits ${when}.`,
      `Without it I’d look at ${listOf(ranked.slice(0, MOST_NAMED).map(({ name, reason }) => `${name} (${partsOf(reason).slice(0, 2).join(', ')})`))}.`,
      message,
    )
  return sentences(
    `${countOf(fitting, 'place fits', 'places fit')} ${when}.`,
    `${best.name} ${wish.isByPrice ? 'is the cheapest' : 'comes first'}: ${leadReason(best.reason, wish.traits)}.`,
    others.length > 0 && `Then ${listOf(others.slice(0, MOST_NAMED - 1).map(({ name, reason }) => `${name} (${shortReason(reason)})`))}.`,
    looked && sayLooked(looked),
    (wish.people ?? 1) > 1 && 'Fares are for each of you.',
    message,
  )
}

const LIMIT_WORDS = {
  fare: 'the price limit',
  flight: 'the limit on flight time',
  warmth: 'the temperature',
  rain: 'the wish for dry weather',
}

/** The limits without which some places fit, the one with most places first. Without a limit, more places may be priced: these are the least. */
function waysOn(fittingWithout: NonNullable<Proposed['fittingWithout']>): { limit: DroppableLimit; count: number }[] {
  return DROPPABLE_LIMITS.flatMap((limit) => {
    const count = fittingWithout[limit] ?? 0
    return count > 0 ? [{ limit, count }] : []
  }).toSorted((one, other) => other.count - one.count)
}

/** How far was looked, where places without a page were priced, too. */
function sayLooked({ withPage, ofNetwork, leftOut }: NonNullable<Proposed['looked']>): string {
  const more = leftOut > 0 ? `; ${leftOut} more weren’t priced` : ''
  return `I looked at ${countOf(withPage, 'place')} I have a guide to and ${countOf(ofNetwork, 'other place')} one can fly to without a stop${more}.`
}

/** The places that the first answer didn’t name. */
export function sayMore({ ranked, excluded }: Proposed): string {
  const others = ranked.slice(MOST_NAMED)
  if (others.length > 0)
    return `There ${others.length === 1 ? 'is' : 'are'} also ${listOf(others.map(({ name, reason }) => `${name} (${shortReason(reason)})`))}.`
  return sentences(
    'That’s everything that fits.',
    excluded.length > 0 && `Outside your limits: ${closest([], excluded)}.`,
    'Change the month or a limit and I’ll look again.',
  )
}

/** "Rome (12 °C by day in January, below your 20 °C)": names with the same reason stand together. */
function closest(open: string[], excluded: string[]): string {
  const byReason = Map.groupBy(
    [...excluded, ...open].map((one) => one.split(/: (.*)/s)),
    ([, reason]) => reason ?? '',
  )
  return [...byReason]
    .slice(0, MOST_RULED_OUT)
    .map(([reason, named]) => `${listOf(named.slice(0, MOST_RULED_OUT).map(([name]) => name ?? ''))} (${reason})`)
    .join(' and ')
}

/** Weather, flight and strengths; daily cost if it should be cheap there. */
function leadReason(reason: string, traits: readonly Trait[] = []): string {
  const parts = partsOf(reason)
  const liked = likedIn(reason)
  return `${parts.slice(0, traits.includes('cheap') ? 3 : 2).join('; ')}${liked ? `; good ${liked}` : ''}`
}

function likedIn(reason: string): string | undefined {
  return partsOf(reason).find((part) => part.startsWith('for '))
}

/** Weather and fare without the rest: "21 °C by day; €84 there and back". */
function shortReason(reason: string): string {
  const [weather, flight] = partsOf(reason)
  return [weather, flight]
    .map((part) => part?.split(', ')[0] ?? '')
    .filter(Boolean)
    .join(', ')
}

function partsOf(reason: string): string[] {
  return reason.split('; ')
}

/** The differences, row by row, without a verdict; how long the flights take where that was limited. */
export function sayCompared({ month, from, places, rows }: Compared, isFlightLimited = false): string {
  const names = places.map(({ name }) => name)
  const cells = (beginning: string) => {
    const row = Object.entries(rows).find(([label]) => label.startsWith(beginning))?.[1] ?? {}
    return names.map((name) => ({ name, text: (row[name] ?? '').replace(/ \(best\)$/, '') })).filter(({ text }) => text !== '')
  }
  const each = (beginning: string, joint: string) => listOf(cells(beginning).map(({ name, text }) => `${text} ${joint} ${name}`))
  const wet = cells('Rain').map(({ text }) => text.replace(/ wet days?$/, ''))
  const fares = cells('Flights').filter(({ text }) => /\d/.test(text))
  const perDay = cells('A day').filter(({ text }) => /\d/.test(text))
  const unpriced = cells('Flights').filter(({ text }) => !/\d/.test(text))
  return sentences(
    `In ${month} it’s ${each('By day', 'in')} by day, with ${listOf(wet)} wet days.`,
    fares.length > 0 && `Return flights from ${from} cost ${listOf(fares.map(({ name, text }) => `${text} to ${name}`))}.`,
    isFlightLimited && `By plane it’s ${each('By plane', 'to')}.`,
    unpriced.length > 0 && `I couldn’t get a fare to ${listOf(unpriced.map(({ name }) => name))}.`,
    perDay.length > 0 && `A day there costs ${listOf(perDay.map(({ name, text }) => `${text} in ${name}`))}.`,
  )
}

const BEST_WORDS: Record<Measure, (name: string, text: string) => string> = {
  fare: (name, text) => `The cheapest flights are to ${name}: ${text} return per person.`,
  warmth: (name, text) => `${name} is the warmest: ${text} by day.`,
  rain: (name, text) => `${name} is the driest: ${text}.`,
  flight: (name, text) => `The shortest flight is to ${name}: ${text}.`,
}

/** The best of something, with its figure. */
export function sayBest(name: string, text: string, measure: Measure): string {
  return BEST_WORDS[measure](name, text)
}

/** "Rome: 12 °C by day in January, below your 20 °C" as a sentence. */
export function sayWhyNot(why: string): string {
  const [name, ...reasons] = why.split(': ')
  return `${name} isn’t on the list: ${reasons.join(': ')}.`
}

const TRAITS: Readonly<Partial<Record<Trait, string>>> = {
  english: 'how widely English is spoken',
  safety: 'how safe a place feels on your own',
  flat: 'how flat and easy to walk it is',
  quiet: 'how quiet it is',
}

/** Wishes for a place that no figure covers; null if there are none. */
export function sayTraits(traits: readonly Trait[]): string | null {
  const told = traits.flatMap((trait) => TRAITS[trait] ?? [])
  if (traits.includes('snow')) return 'It’s typically cold enough there for snow, but I can’t tell whether any lies.'
  return told.length > 0 ? `I can’t rank places by ${listOf(told)}, so look at a place’s own page before you choose.` : null
}

/** One start at a time: the others can be requested by name. */
export function sayOtherOrigins(from: string, others: readonly string[], known: KnownNames): string | null {
  const names = others.map((place) => properName(place, known))
  const [next] = names
  if (!next) return null
  return `I looked from ${from} first; for ${listOf(names)} say “from ${next} instead”.`
}

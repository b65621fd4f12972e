import type { Situation } from '@/lib/travel/trip/situation'
import type { AncillaryKind } from '../skills/ancillaries/wish'
import type { AncillaryAnswer } from '../tool-results'
import { listOf, uncapitalised } from './phrases'

export type Item = Extract<AncillaryAnswer, { status: 'chosen' }>['items'][number]

type Group = { key: string; of: Item[] }

/** The most items in a sentence. */
const MOST_GROUPS = 4
const MOST_SEATS = 6
/** Extras that stand for one thing each, unlike boarding, skis or a cover. */
const ARTICLES = /^(?:Pet|Extra seat)\b/
/** "Adult 2"; never a name. */
const LABEL = /^(?:Adult|Child|Infant) \d$/
const FLIGHT_NUMBER = /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}\b/g

/** "seats 12A and 12B on BB22", "a checked bag of 23 kg for adult 1": the chosen items, identical ones together. */
export function describeItems(kind: AncillaryKind, items: Item[], situation: Situation): string {
  if (kind === 'seats') return describeSeats(items, situation)
  const ofWeights = kind === 'bags' ? describeWeights(items, situation) : null
  if (ofWeights) return ofWeights
  const groups = groupBy(items, ({ what }) => what).flatMap((group) => apartByFlight(group))
  const told = groups.map(({ key, of }) => `${key}${whomWords(kind, of, situation)}${flightWords(of, situation)}`)
  const named = told.map((one) =>
    ARTICLES.test(one)
      ? withArticle(one)
      : /^[A-Z][a-z]/.test(one) && !/^(?:Muslim|Hindu|Jain|Asian|Indian|Jewish|Kosher)\b/.test(one)
        ? uncapitalised(one)
        : one,
  )
  if (kind === 'bags' && named.length > 2) return `bags${whomWords(kind, items, situation)}`
  return named.length > MOST_GROUPS ? `${named.slice(0, MOST_GROUPS).join(', ')} and ${named.length - MOST_GROUPS} more` : listOf(named)
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${uncapitalised(name)}`
}

const WEIGHT = / of (?<weight>\d+ kg)(?: each)?$/

/** "2 checked bags for adult 1 (20 kg on B6108, 23 kg on VS192)": the same number on each flight, with different weights. */
function describeWeights(items: Item[], situation: Situation): string | null {
  const byFlight = groupBy(items, ({ flight }) => flight)
  const told = byFlight.map(({ key, of }) => {
    const whom = of.map((item) => item.whom).toSorted()
    const [first] = of
    const isOne = of.every(({ what }) => what === first?.what)
    return {
      key,
      whom: whom.join(),
      what: isOne ? first?.what.replace(WEIGHT, '') : undefined,
      weight: WEIGHT.exec(first?.what ?? '')?.groups?.weight,
    }
  })
  const [first] = told
  const isAlike = told.every(({ whom, what, weight }) => what !== undefined && weight && whom === first?.whom && what === first.what)
  if (!first?.what || !isAlike || new Set(told.map(({ weight }) => weight)).size < 2) return null
  const weights = told.map(({ key, weight }) => `${weight} on ${key}`)
  return `${first.what}${whomWords('bags', items, situation)} (${weights.join(', ')})`
}

/** Flight by flight, if not everyone has it on every flight. */
function apartByFlight({ key, of }: Group): Group[] {
  const byFlight = groupBy(of, ({ flight }) => flight)
  const whom = byFlight.map((group) =>
    group.of
      .map((item) => item.whom)
      .toSorted()
      .join(),
  )
  return new Set(whom).size > 1 ? byFlight.map((group) => ({ key, of: group.of })) : [{ key, of }]
}

/** Whether a result reports removed items. */
export function areGone(items: Item[]): boolean {
  return items.length === 0 || items.every(({ isRemoved }) => isRemoved === true)
}

/** Flight by flight, since a seat belongs to one flight. */
function describeSeats(items: Item[], situation: Situation): string {
  const { adults, children } = situation.wishes
  const groups = groupBy(items, ({ flight }) => flight)
  const isWhole = groups.every(({ of }) => of.length === adults + children)
  const isOneFlight = flightsOf(situation).length === 1
  if (items.length > MOST_SEATS) {
    const named = groups.map(({ key }) => key).filter((key) => key !== '')
    const whom = isWhole ? ' for everyone' : ''
    return `seats${whom} on ${named.length > 1 && named.length === flightsOf(situation).length ? 'every flight' : listOf(named)}`
  }
  const told = groups.map(({ key, of }) => {
    const seats = of.map(({ what, whom }) => `${seatNumber(what)}${!isWhole && LABEL.test(whom) ? ` for ${whom.toLowerCase()}` : ''}`)
    return `${listOf(seats)}${isOneFlight || key === '' ? '' : ` on ${key}`}`
  })
  return `${items.length === 1 ? 'seat' : 'seats'} ${told.join('; ')}`
}

function seatNumber(what: string): string {
  return /\b\d{1,2}[A-Z]\b/.exec(what)?.[0] ?? what
}

/** " each", " for adult 2"; empty for a single traveller. */
function whomWords(kind: AncillaryKind, items: Item[], { wishes }: Situation): string {
  const whom = [...new Set(items.map((item) => item.whom))].filter((label) => LABEL.test(label))
  const seated = wishes.adults + wishes.children
  if (whom.length === 0 || seated + wishes.infants === 1) return ''
  if (whom.length >= seated) return kind === 'bags' && !items.some(({ what }) => what.endsWith(' each')) ? ' each' : ' for everyone'
  return ` for ${listOf(whom.map((label) => label.toLowerCase()))}`
}

/** Empty if it's the same on every flight. */
function flightWords(items: Item[], situation: Situation): string {
  const flights = [...new Set(items.map(({ flight }) => flight))].filter((flight) => flight !== '')
  const named = flights.flatMap((flight) => flight.match(FLIGHT_NUMBER) ?? [])
  if (named.length === 0 || flightsOf(situation).every((flight) => named.includes(flight))) return ''
  return ` on ${listOf(flights)}`
}

function flightsOf({ slices }: Situation): string[] {
  return slices.flatMap(({ picked }) => picked?.flight.split(' + ') ?? [])
}

function groupBy(items: Item[], keyOf: (item: Item) => string): Group[] {
  return [...new Set(items.map(keyOf))].map((key) => ({ key, of: items.filter((item) => keyOf(item) === key) }))
}

import type { Situation } from '@/lib/travel/trip/situation'
import type { BoughtQuestion } from '../skills/ancillaries/fold'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { bagFactsOf, bagsInTrip } from './bags-added'
import { type Fact, type Facts, only, SAID } from './facts'
import { telling } from './marked'
import { capitalised, listOf, sentences } from './phrases'
import { askForSeats } from './say-ancillaries'
import { askNext } from './say-talk'
import { sayStayOnTop } from './stays/say-stay-answers'

/** The most clauses in a sentence. */
const MOST_CLAUSES = 4

/** What the traveller has added to the fares; null if there's no trip yet. */
export function sayInTrip(asked: BoughtQuestion, situation: Situation, inFares: string | null): string | null {
  const { about, isOfSum, whom, isInPrice } = asked
  const { bought, total, mode, order } = situation
  if (mode !== 'trip_summary' || total === null) return null
  const isBooked = order !== null && order.status === 'success'
  const next = isBooked ? null : askNext(situation)
  if (about !== 'all') {
    const chosen = bought?.[about] ?? []
    const ofFare = about === 'bags' || isInPrice ? inFares : null
    if (chosen.length === 0 && ofFare && about === 'meals')
      return sentences(ofFare, !isBooked && telling(SAID, 'Say “meals” and I’ll show you what you can add.'), next)
    if (chosen.length === 0)
      return sentences(
        ofFare,
        telling(only(['none-added', about]), noneOf(about, ofFare !== null)),
        isBooked ? null : askAbout(about, situation),
      )
    if (asked.isInPrice) return sentences(ofFare, sayInPrice(about, chosen, total), next)
    const sides = about === 'seats' ? saySides(asked, situation) : null
    if (sides) return sentences(sides, next)
    const words = about === 'seats' ? saySeats(chosen, whom, situation) : `${capitalised(shortList(chosen))}.`
    const facts = addedFacts(about, situation)
    return sentences(ofFare, facts ? telling(facts, words) : words, next)
  }
  const onTop = sayStayOnTop(situation)
  if (!bought)
    return sentences(
      telling(SAID, 'You haven’t added anything to the fares yet.'),
      telling(only(['trip-total', total]), `The total price is ${total}.`),
      onTop,
      next,
    )
  const kinds = ANCILLARY_KINDS.filter((kind) => bought[kind].length > 0)
  if (isOfSum)
    return sentences(
      telling(only(['added', bought.total]), `${capitalised(listOf([...kinds]))} come to ${bought.total}.`),
      telling(only(['trip-total', total]), `The total price is ${total}.`),
      onTop,
      next,
    )
  const clauses = kinds.flatMap((kind) => (kind === 'seats' ? [`seats ${bought.seats.join(', ')}`] : bought[kind]))
  const isLong = clauses.length > MOST_CLAUSES || clauses.join(' ').split(' ').length > MOST_WORDS
  const added = isLong ? listOf([...kinds]) : listOf(clauses)
  return sentences(
    telling(addedAll(kinds, situation) ?? only(['added', bought.total]), `You’ve added ${added} for ${bought.total}.`),
    telling(only(['trip-total', total]), `The total price is ${total}.`),
    next,
  )
}

/** What is added of a kind; null where the tools name it otherwise than we know. */
function addedFacts(about: AncillaryKind, situation: Situation): Facts | null {
  const chosen = situation.bought?.[about] ?? []
  if (about === 'bags') {
    const facts = bagFactsOf(bagsInTrip(situation), situation)
    return facts && facts.length > 0 ? only(...facts) : null
  }
  const facts = chosen.flatMap((clause): Fact[] => {
    const { what, flights } = ADDED.exec(clause)?.groups ?? {}
    if (!what || !flights) return []
    return [about === 'seats' ? ['seats-added', what.split(/, | and /), flights] : ['item-added', what, [flights]]]
  })
  return facts.length === chosen.length ? only(...facts) : null
}

/** All that is added, with its sum. */
function addedAll(kinds: AncillaryKind[], situation: Situation): Facts | null {
  const all = kinds.map((kind) => addedFacts(kind, situation))
  if (!situation.bought || all.some((facts) => facts === null)) return null
  const parts = all.flatMap((facts) => facts?.rows.flatMap((row) => row.parts) ?? [])
  return { rows: [{ head: ['added', situation.bought.total], parts }] }
}

const ADDED = /^(?<what>.+) on (?<flights>[A-Z\d]{2}\d.*)$/
const MOST_WORDS = 28
const MOST_SEATS = 8
const FLIGHTS = / on (?<flights>[A-Z\d]{2}\d+(?:(?: \+ |, | and )[A-Z\d]{2}\d+)*)$/

function noneOf(about: AncillaryKind, isBeside: boolean): string {
  return isBeside ? `You haven’t added any other ${about}.` : `You haven’t chosen any ${about} yet.`
}

function sayInPrice(about: AncillaryKind, chosen: string[], total: string): string {
  const things = about === 'seats' ? `seats ${listOf(chosen)}` : shortList(chosen)
  return telling(only(['trip-total', total]), `The total price of ${total} includes ${things}.`)
}

/** "Yes, 11C on TP398 and 7D on U2948 are on the aisle.": whether the traveller, or everyone, sits there. */
function saySides({ whom, side }: BoughtQuestion, { bought, wishes }: Situation): string | null {
  const label = whom === null ? null : labelAt(whom, wishes)
  const seats = (bought?.seating ?? []).filter((one) => label === null || one.whom === label)
  if (!side || seats.length === 0) return null
  const isThere = seats.filter((one) => one.side === side)
  const answer = isThere.length === seats.length ? 'Yes' : isThere.length === 0 ? 'No' : 'Only partly'
  const own = seats.map((one) => `${one.seat} on ${one.flight}${one.side ? ` (${one.side})` : ''}${label ? '' : ` for ${one.whom}`}`)
  return `${answer}: ${label && wishes.adults + wishes.children > 1 ? `${label} has ` : ''}${listOf(own)}.`
}

function labelAt(index: number, { adults }: Situation['wishes']): string {
  return index < adults ? `Adult ${index + 1}` : `Child ${index - adults + 1}`
}

/** If everyone has a seat, their order tells whose is whose, adults first. */
function saySeats(chosen: string[], whom: number | null, { wishes }: Situation): string {
  const seated = wishes.adults + wishes.children
  const flights = chosen.flatMap((clause) => {
    const { numbers, flight } = /^(?<numbers>.+) on (?<flight>\S+)$/.exec(clause)?.groups ?? {}
    return numbers && flight ? [{ seats: numbers.split(/, | and /), flight }] : []
  })
  const isFew = flights.flatMap(({ seats }) => seats).length <= MOST_SEATS
  const isKnown = flights.length === chosen.length && flights.every(({ seats }) => seats.length === seated)
  if (whom !== null && isKnown && whom < seated) {
    const own = listOf(flights.map(({ seats, flight }) => `${seats[whom]} on ${flight}`))
    return seated === 1 ? `Your seat is ${own}.` : `${labelAt(whom, wishes)} has ${own}.`
  }
  if (!isFew)
    return `${isKnown ? 'Everyone has a seat' : 'You’ve chosen seats'} on ${listOf(flights.map(({ flight }) => flight))}. The seat map above shows who sits where.`
  if (flights.length === 1 && flights[0]?.seats.length === 1) return `You’ve only chosen seat ${chosen[0]}.`
  const order = seated > 1 && isKnown ? ', in the order of the travellers' : ''
  return `You’ve chosen seats ${listOf(chosen)}${order}.`
}

function shortList(said: string[]): string {
  const clauses = [...Map.groupBy(said, (clause) => clause.replace(FLIGHTS, ''))].map(([what, same]) => {
    const flights = same.flatMap((clause) => FLIGHTS.exec(clause)?.groups?.flights ?? [])
    return flights.length > 0 ? `${what} on ${listOf(flights)}` : what
  })
  return clauses.length > MOST_CLAUSES
    ? `${clauses.slice(0, MOST_CLAUSES).join(', ')} and ${clauses.length - MOST_CLAUSES} more`
    : listOf(clauses)
}

function askAbout(about: AncillaryKind, situation: Situation): string {
  if (about !== 'seats') return askNext(situation)
  return askForSeats(situation)
}

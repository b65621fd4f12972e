import { formatDuration } from '@/lib/travel/dates'
import type { Table } from '../table'
import type { Brief, ShownFlights } from '../tool-results'
import type { Request } from '../understand/requests'
import type { Understanding } from '../understand/understand'
import { clock, countOf, forTravellers, listOf, sentences } from './phrases'
import { asksAboutFares, namesFare, sayAllFares, sayBags, sayConditions, sayIncluded } from './say-fare-answers'
import { describeFlight, stopsOf } from './say-flights'
import { sayForWhom, sayOtherTime, sayPicked } from './say-picked-answers'
import { askAddPet } from './say-questions'
import { askNext } from './say-talk'

/** Asked of a fare by its name, these are answered with all that the fare holds. */
const OF_FARES: Request[] = ['why', 'total', 'included', 'bags-included', 'conditions']

/** The answer to a question about what lies on the table; null when the table does not hold it. */
export function answerQuestion(understood: Understanding, table: Table): string | null {
  const { situation, flights } = table
  const kept = understood.flight?.kept ?? []
  const isOfFares = understood.request === null || OF_FARES.includes(understood.request)
  if (isOfFares && understood.isQuestion && namesFare(understood.words, table)) return sayIncluded(understood.words, table)
  switch (understood.request) {
    case 'why':
      return flights ? sayWhy(kept[0] ?? defaultPick(flights, table), flights) : null
    case 'compare': {
      const isAboutFares = table.fares.length > 0 && kept.length < 2 && (!flights || asksAboutFares(understood.words, table))
      if (isAboutFares) return sayIncluded(understood.words, table, true)
      return flights && compare(comparable(kept, flights))
    }
    case 'total':
      if (situation.total && (kept.length === 0 || understood.flight?.isPronoun))
        return `The trip comes to ${situation.total}${forTravellers(situation)}, taxes and fees included.`
      return flights && kept[0]
        ? `${describeFlight(kept[0])} is ${kept[0].total}${forTravellers(situation)}, taxes and fees included.`
        : sayPrices(table)
    case 'bags-included':
      return sentences(
        /\b(?:hand|cabin|carry|backpack|rucksack)/i.test(understood.words) &&
          situation.result &&
          'Each card shows which hand luggage may come along.',
        sayBags(table),
      )
    case 'included':
      return sayIncluded(understood.words, table) ?? sayBags(table)
    case 'pets':
      return situation.result ? askAddPet() : null
    case 'passenger-details':
      return sentences('Names and birthdays are filled in at the checkout and can be changed there until you pay.', askNext(situation))
    case 'child-fares':
      return sentences(
        'Infants under two fly on a lap and children up to twelve as children; the airline sets their price, and every total shown includes them.',
        askNext(situation),
      )
    case 'per-person':
      return sayForWhom(situation)
    case 'emissions':
      return flights || situation.result
        ? 'I cannot compare emissions in words; where the airline states them, the flight’s card shows them.'
        : null
    case 'what-happened':
      return sentences(
        'A changed search starts the choice of flights anew, as every price belongs to one search. Say “undo” to take the last change back.',
      )
    case 'picked':
      return sayPicked(understood.words, situation)
    case 'another-time':
      return flights ? sayOtherTime(/\blater\b/i.test(understood.words), kept[0] ?? defaultPick(flights, table), flights, situation) : null
    case 'conditions':
      return sayConditions(table)
    case 'stops':
      return flights ? sayStops(flights, understood.flight?.isExact ? kept : []) : null
    case 'duration':
      return flights ? sayDuration(kept.length > 0 ? kept : pickedBriefs(flights)) : null
    case 'times':
      return sayTimes(kept, table)
    case 'simulated':
      if (!situation.result) return null
      return situation.result.isSimulated
        ? 'These flights and prices are simulated, so nothing real is booked or charged.'
        : 'These are live flights at today’s prices.'
    default:
      return kept[0] && flights && (!understood.flight?.isPronoun || (kept.length === 1 && understood.request === null))
        ? describeAll(kept, flights, table)
        : null
  }
}

function sayWhy(brief: Brief | undefined, flights: ShownFlights): string | null {
  if (!brief) return null
  const pick = flights.picks.find(({ offerId }) => offerId === brief.offerId)
  const reason = lowered(pick?.reason ?? '')
  const how = `It takes ${formatDuration(brief.durationMinutes)}, ${stopsOf(brief)}, for ${brief.total}.`
  if (!pick) return `${describeFlight(brief)} is number ${brief.place} in the ranking. ${how}`
  const labels = listOf(pick.labels.map((label) => LABELS[label]))
  return sentences(
    /^(?:cheapest|fastest|the only|the same)\b/.test(reason)
      ? `${describeFlight(brief)} is ${reason}.`
      : `${describeFlight(brief)} is ${labels ? `the ${labels}` : `number ${pick.place}`}: ${reason}.`,
    mentionsFigures(reason) ? null : how,
  )
}

const LABELS = { cheapest: 'cheapest', fastest: 'fastest', 'best-value': 'best value' }

/** What was named; else the labelled picks; else the first few. */
function comparable(kept: Brief[], flights: ShownFlights): Brief[] {
  const picked = pickedBriefs(flights)
  if (kept.length > 1) return kept
  return picked.length > 1 ? picked : flights.briefs.slice(0, 3)
}

function compare(briefs: Brief[]): string | null {
  const [first, second, third] = briefs
  if (!first || !second) return null
  const shown = third ? [first, second, third] : [first, second]
  return `${shown.map((brief) => `${describeFlight(brief)} takes ${formatDuration(brief.durationMinutes)}, ${stopsOf(brief)}, for ${brief.total}`).join('; ')}.`
}

function describeAll(kept: Brief[], flights: ShownFlights, table: Table): string {
  const [brief] = kept
  if (!brief) return askNext(table.situation)
  const figures = `leaves at ${clock(brief.departsAt)} and arrives at ${clock(brief.arrivesAt)}, ${stopsOf(brief)}, for ${brief.total}${forTravellers(table.situation)}`
  const others = kept.length > 1 ? `${countOf(kept.length, 'flight')} of the first ${flights.briefs.length} fit; the first,` : ''
  return `${others ? `${others} ` : ''}${brief.flightNumbers.join(' + ')}${others ? ',' : ''} ${figures}.`
}

function sayPrices(table: Table): string | null {
  const { flights, fares, situation } = table
  if (fares.length > 0 && situation.mode !== 'flight_search') return sayAllFares(table)
  const cheapest = flights?.picks.find(({ labels }) => labels.includes('cheapest')) ?? flights?.picks[0]
  return cheapest ? `The cheapest is ${cheapest.total}${forTravellers(situation)}, taxes and fees included.` : null
}

/** The length of a stop itself is not among the facts; the card shows it. */
function sayStops(flights: ShownFlights, kept: Brief[]): string {
  const [brief] = kept
  if (brief && kept.length === 1) {
    return brief.connections === 0
      ? `${describeFlight(brief)} is direct.`
      : `${describeFlight(brief)} has ${stopsOf(brief)}; open its card for the length of each.`
  }
  const direct = flights.briefs.filter(({ connections }) => connections === 0)
  const [first] = direct
  if (!first) return `All of the first ${flights.briefs.length} have a stop; open a card to see where and how long.`
  return `${direct.length === flights.briefs.length ? 'All' : direct.length} of the first ${flights.briefs.length} are direct, first among them ${describeFlight(first)}.`
}

function sayDuration(briefs: Brief[]): string | null {
  return briefs.length > 0
    ? `${briefs
        .slice(0, 3)
        .map((brief) => `${describeFlight(brief)} takes ${formatDuration(brief.durationMinutes)}`)
        .join('; ')}.`
    : null
}

function sayTimes(kept: Brief[], { situation, flights }: Table): string | null {
  const times = (number: string, departsAt: string, arrivesAt: string) =>
    `${number} leaves at ${clock(departsAt)} and arrives at ${clock(arrivesAt)}, local time`
  const [brief] = kept
  if (brief) return `${times(brief.flightNumbers.join(' + '), brief.departsAt, brief.arrivesAt)}.`
  const picked = situation.slices.flatMap((slice) =>
    slice.picked ? [times(slice.picked.flight, slice.picked.departsAt, slice.picked.arrivesAt)] : [],
  )
  if (picked.length > 0) return `${picked.join('; ')}.`
  const departures = (flights?.briefs ?? []).map(({ departsAt }) => clock(departsAt)).toSorted()
  return departures.length > 0 ? `The first ${departures.length} leave between ${departures[0]} and ${departures.at(-1)}.` : null
}

function defaultPick(flights: ShownFlights, table: Table): Brief | undefined {
  const mentioned = flights.briefs.find((brief) => brief.flightNumbers.every((number) => table.lastAnswer.includes(number)))
  const best = flights.picks.find(({ labels }) => labels.includes('best-value')) ?? flights.picks[0]
  return mentioned ?? flights.briefs.find(({ offerId }) => offerId === best?.offerId)
}

function pickedBriefs(flights: ShownFlights): Brief[] {
  return flights.picks.flatMap((pick) => flights.briefs.filter(({ offerId }) => offerId === pick.offerId))
}

function lowered(reason: string): string {
  return (/^[A-Z][a-z]/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason).replace(/\.$/, '')
}

function mentionsFigures(reason: string): boolean {
  return /\d/.test(reason)
}

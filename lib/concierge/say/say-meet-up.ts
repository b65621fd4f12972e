import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Position } from '../decide/decision'
import { shareOf } from '../skills/pick/flight-order'
import type { Table } from '../table'
import type { ToolResult } from '../tool-results'
import { only } from './facts'
import { asking, noting, telling } from './marked'
import { clock, dayName, landing, listOf, placeName, sentences } from './phrases'
import { askMissing, askPlace, sayRefused } from './say-questions'

const OWN_BOOKINGS = 'Each flight is a separate booking: one goes into this trip, and the card opens the others in a new trip.'

export type MeetUpResult = NonNullable<Extract<ToolResult, { tool: 'searchMeetUp' }>['result']>
export type FoundMeetUps = Extract<MeetUpResult, { status: 'found' }>

/** Who lands when and for how much, the closest of the dearer ways, and that each flight is a booking of its own. */
export function sayMeetUp(result: MeetUpResult, { table, understood }: Position): string {
  const { situation } = table
  switch (result.status) {
    case 'found': {
      const [best, ...others] = result.options
      const closer = others.at(-1)
      if (!best) return ''
      const when = `On ${dayName(result.departureOn, situation)}${result.returnOn ? '' : ', one way,'}`
      const gap = gapWords(best.gapMinutes)
      const lead = result.isWider
        ? `No flights land in ${placeName(result.to)} within ${formatDuration(result.withinMinutes)} of each other. ${when} the closest land ${gap}: `
        : `${when} you can land in ${placeName(result.to)} ${gap}: `
      const flights = best.flights.map(
        ({ flight, from, travellerCount, departsAt, arrivesAt, total }) =>
          `${flight} from ${placeName(from)}, ${clock(departsAt)}–${landing(departsAt, arrivesAt)}, ${total} for ${travellerCount === 1 ? 'one' : travellerCount}`,
      )
      return sentences(
        `${lead}${flights.join('; ')}. That’s ${best.total} in total${result.returnOn ? ', with the cheapest returns' : ''}.`,
        closer && `For ${closer.total} you’d land ${gapWords(closer.gapMinutes)}.`,
        sayOwnBookings(OWN_BOOKINGS, table),
        askWhichGroup(`Which one shall I take here, from ${orOf(best.flights.map(({ from }) => placeName(from)))}?`),
      )
    }
    case 'none':
      return result.message
    case 'missing':
      return askMissing(result.missing, understood.vague, situation)
    case 'unclear-place':
      return askPlace(result)
    case 'refused':
      return sayRefused(result.refusal)
  }
}

/** Not again right after it was said. */
export function sayOwnBookings(words: string, { told }: Table): string | null {
  return told.notes.includes('own-bookings') ? null : noting('own-bookings', words)
}

/** Answered by a place: "the one from Paris". */
export function askWhichGroup(question: string): string {
  return asking({ asked: 'which-group' }, question)
}

/** Of which group more people are isn’t said by their number alone. */
export function askWhoStartsWhere([first, second]: readonly string[]): string {
  return `How many of you start where? Say, for example, “two from ${first} and one from ${second}”.`
}

/** What all groups pay together, and that the trip holds the booking of one of them; `asked` is the number of travellers asked about. */
export function sayGroupsTotal(
  { options: [best] }: FoundMeetUps,
  { asked, isEach }: { asked: number | null; isEach: boolean },
  situation: Situation,
): string | null {
  if (!best) return null
  const people = best.flights.reduce((sum, { travellerCount }) => sum + travellerCount, 0)
  const groups = best.flights.map(
    ({ from, travellerCount, total }) =>
      `${total} for ${travellerCount === 1 ? 'one' : travellerCount} from ${placeName(from)}${shareWords(total, isEach ? travellerCount : 1)}`,
  )
  const own = situation.result ? situation.wishes.from : null
  return sentences(
    telling(
      only(['groups-total', best.total, people]),
      `The flights found for all ${people} of you come to ${best.total}: ${listOf(groups)}.`,
    ),
    own &&
      telling(
        only(['trip-of-group', placeName(own), situation.total]),
        `This trip is only the booking from ${placeName(own)}${situation.total ? `, ${situation.total}` : ''}.`,
      ),
    asked !== null && asked !== people && askWhoStartsWhere(best.flights.map(({ from }) => placeName(from))),
  )
}

function shareWords(total: string, count: number): string {
  const share = count > 1 ? shareOf(total, count) : null
  return share ? ` (${share} each)` : ''
}

/** How somebody who starts elsewhere gets a flight. */
export function sayOthersBook(from: string): string {
  return `Each group books a trip of its own: for the flight from ${from}, start a new trip beside this one, or say “search from ${from}” to replace this one.`
}

/** The trip has the flight of one group, and that of another is asked for. */
export function offerOtherGroup(input: Record<string, unknown>, { order }: Situation): string {
  const offer = asking({ asked: 'confirm', acts: [{ tool: 'chooseFlight', input }] }, 'Shall I take it here instead?')
  return sentences('That’s a separate booking: “In a new trip” on the card opens it beside this one.', order === null && offer)
}

function gapWords(minutes: number): string {
  return minutes === 0 ? 'at the same time' : `${formatDuration(minutes)} apart`
}

function orOf(names: string[]): string {
  return listOf(names).replace(/ and (?=[^,]*$)/, ' or ')
}

import { daysBetween, formatDayInFull, formatDuration } from '@/lib/travel/dates'
import { amenityWords } from '@/lib/travel/flights/amenity-words'
import { flightKey } from '../../pending'
import type { Brief, FlightDetails } from '../../tool-results'
import { about, type Fact, type FactRow, only, SAID } from '../facts'
import { namingFlight, telling } from '../marked'
import { clock, listOf, sentences } from '../phrases'
import { describeFlight, flightFact, stopsFact, stopsOf } from '../say-flights'

/** Where and how long the traveller waits between two flights. */
export function sayLayovers(flights: FlightDetails[]): string {
  if (flights.length > 1 && flights.every((flight) => flight.connections === 0 && !alsoLands(flight)))
    return telling(
      { rows: flights.map((flight) => ({ head: flightFact(flight), parts: [['no-layover']] })) },
      `${listOf(flights.map(describeFlight))} are direct, so there’s no layover.`,
    )
  return flights
    .map((flight) => {
      const head = flightFact(flight)
      if (flight.connections === 0)
        return sentences(
          telling(about(head, ['no-layover']), `${describeFlight(flight)} is direct, so there’s no layover.`),
          alsoLands(flight),
        )
      const waits = flight.layovers.map(
        ({ length, airport, isOvernight, goesOnFrom }) =>
          `${length} at ${airport}${isOvernight ? ' overnight' : ''}${goesOnFrom ? `, where you change to ${goesOnFrom} on your own` : ''}`,
      )
      if (waits.length === 0) return telling(about(head, stopsFact(flight)), `${describeFlight(flight)} has ${stopsOf(flight)}.`)
      const facts = flight.layovers.map(({ length, airport, isOvernight }): Fact => ['layover', length, airport, isOvernight])
      return telling(
        about(head, ...facts),
        `${describeFlight(flight)} has ${flight.connections === 1 ? 'one stop' : `${flight.connections} stops`}: ${listOf(waits)}.`,
      )
    })
    .join(' ')
}

function alsoLands({ segments }: FlightDetails): string | null {
  const places = segments.flatMap(({ alsoLandsIn }) => alsoLandsIn ?? [])
  return places.length > 0 ? `It also lands at ${listOf(places)} under the same number.` : null
}

/** Who flies it and on which aircraft: a traveller who asks for one wants the other too. */
export function sayFlownBy(flights: FlightDetails[]): string {
  const row = ({ flight, operatedBy, aircraft }: Segment): FactRow => ({
    head: ['name', flight],
    parts: [['flown-by', operatedBy, aircraft]],
  })
  return telling(
    { rows: flights.slice(0, 3).flatMap(({ segments }) => segments.map(row)) },
    eachSegment(flights, ({ flight, operatedBy, aircraft }) => `${flight} is flown by ${operatedBy} with ${withArticle(aircraft)}`),
  )
}

/** Wi-Fi, power and legroom: a traveller who asks for one hears of all that is known. */
export function sayCabin(flights: FlightDetails[]): string {
  const row = ({ flight, onBoard }: Segment): FactRow => ({ head: ['name', flight], parts: cabinFacts(onBoard) })
  return telling(
    { rows: flights.slice(0, 3).flatMap(({ segments }) => segments.map(row)) },
    eachSegment(flights, ({ flight, onBoard }) => {
      const words = onBoard && amenityWords(onBoard)
      return words ? `${flight}: ${words}` : `${flight}: the airline doesn’t say what’s on board`
    }),
  )
}

function cabinFacts(onBoard: Segment['onBoard']): Fact[] {
  const { wifi, power, legroom, pitchInches } = onBoard ?? {}
  const known: Fact[] = [
    ...(wifi ? [['wifi', wifi] as const] : []),
    ...(power == null ? [] : [['power', power] as const]),
    ...(legroom || pitchInches ? [['legroom', legroom ?? null, pitchInches ?? null] as const] : []),
  ].map((fact) => [...fact] as Fact)
  return known.length > 0 ? known : [['cabin-unknown']]
}

/** From which airport to which; no supplier tells the terminal. */
export function sayAirports(flights: FlightDetails[]): string {
  return flights
    .map((flight) => [flight, flight.segments[0]?.from ?? flight.from, flight.segments.at(-1)?.to ?? flight.to] as const)
    .map(([flight, from, to]) =>
      telling(about(flightFact(flight), ['airports', from, to]), `${describeFlight(flight)} leaves from ${from} for ${to}.`),
    )
    .join(' ')
}

export function sayTerminal(flights: FlightDetails[]): string {
  return sentences(
    telling(only(['terminal-unknown']), 'I don’t know the terminal.'),
    telling(SAID, 'Your booking and the airport’s screens will show it.'),
    sayAirports(flights.slice(0, 1)),
  )
}

export function sayCo2(flights: FlightDetails[]): string {
  const known = flights.flatMap((flight) => (flight.co2 ? [`${describeFlight(flight)}: ${flight.co2}`] : []))
  return known.length > 0 ? `${known.join('; ')}.` : `There’s no CO₂ figure for ${listOf(flights.map(describeFlight))}.`
}

export function sayDuration(briefs: Brief[]): string {
  const few = briefs.slice(0, 3)
  return telling(
    { rows: few.map((brief) => ({ head: flightFact(brief), parts: [['duration', brief.durationMinutes], stopsFact(brief)] })) },
    `${few.map((brief) => `${describeFlight(brief)} takes ${formatDuration(brief.durationMinutes)}, ${stopsOf(brief)}`).join('; ')}.`,
  )
}

/** The day counts as much as the hour. */
export function sayArrival(briefs: Brief[], today: string): string {
  const few = briefs.slice(0, 2)
  return telling(
    { rows: few.map((brief) => ({ head: ['name', flightKey(brief)], parts: [landsFact(brief), ['local-time']] })) },
    `${few
      .map((brief) => `${namingFlight(flightKey(brief))} lands at ${clock(brief.arrivesAt)} ${arrivalDay(brief, today)}`)
      .join('; ')}, local time.`,
  )
}

function landsFact({ departsAt, arrivesAt }: Brief): Fact {
  return ['lands', clock(arrivesAt), daysBetween(departsAt.slice(0, 10), arrivesAt.slice(0, 10))]
}

function arrivalDay({ departsAt, arrivesAt }: Brief, today: string): string {
  const days = daysBetween(departsAt.slice(0, 10), arrivesAt.slice(0, 10))
  if (days === 0) return 'the same day'
  return `${days === 1 ? 'the next day' : days === -1 ? 'the day before' : 'on'}${Math.abs(days) === 1 ? ',' : ''} ${formatDayInFull(arrivesAt.slice(0, 10), today)}`
}

export function sayTimes(briefs: Brief[]): string {
  const few = briefs.slice(0, 2)
  const row = (brief: Brief): FactRow => ({
    head: ['name', flightKey(brief)],
    parts: [['leaves', clock(brief.departsAt)], landsFact(brief), ['local-time']],
  })
  return telling(
    { rows: few.map(row) },
    `${few
      .map((brief) => `${namingFlight(flightKey(brief))} leaves at ${clock(brief.departsAt)} and arrives at ${clock(brief.arrivesAt)}`)
      .join('; ')}, local time.`,
  )
}

type Segment = FlightDetails['segments'][number]

function eachSegment(flights: FlightDetails[], say: (segment: Segment) => string): string {
  return `${flights
    .slice(0, 3)
    .map((flight) => namingFlight(flightKey(flight), flight.segments.map(say).join('; ')))
    .join('; ')}.`
}

function withArticle(aircraft: string): string {
  return `${/^[AEIO]/.test(aircraft) ? 'an' : 'a'} ${aircraft}`
}

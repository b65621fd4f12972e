import { addDays, formatDay, formatDuration, weekday } from '@/lib/travel/dates'
import type { OfferBrief } from '@/lib/travel/flights/ranked-offer'
import { formatMoney, type Money } from '@/lib/travel/money'

/** What a sentence may tell of one flight. Each of these can be made wrong alone. */
export type FlightTruth = {
  flight: string
  airline: string
  airport: string
  city: string
  departsAt: string
  arrivesAt: string
  day: string
  minutes: number
  total: Money
}

const MONTHS: Record<'en' | 'de' | 'fr' | 'es', (day: string) => string> = {
  en: (day) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day)),
  de: (day) => new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day)),
  fr: (day) => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day)),
  es: (day) => new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day)),
}
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function truthOf(brief: OfferBrief, city: string): FlightTruth {
  return {
    flight: brief.flightNumbers[0] ?? '',
    airline: brief.airline,
    airport: brief.from,
    city,
    departsAt: brief.departsAt,
    arrivesAt: brief.arrivesAt,
    day: brief.departsAt.slice(0, 10),
    minutes: brief.durationMinutes,
    total: brief.total,
  }
}

/** The same facts in the writings that people use. */
export function wordsFor({ flight, airline, airport, city, departsAt, arrivesAt, day, minutes, total }: FlightTruth) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const amount = (total.amountMinor / 100).toFixed(2)
  return {
    flight,
    spacedFlight: `${flight.slice(0, 2)} ${flight.slice(2)}`,
    airline,
    airport,
    city,
    out: departsAt.slice(11),
    back: arrivesAt.slice(11),
    outHalf: halfDay(departsAt.slice(11)),
    backHalf: halfDay(arrivesAt.slice(11)),
    outDotted: departsAt.slice(11).replace(':', '.'),
    outFrench: departsAt.slice(11).replace(':', 'h'),
    day: formatDay(day),
    longDay: `${WEEKDAYS[weekday(day)]}, ${MONTHS.en(day)} ${day.slice(0, 4)}`,
    plainDay: MONTHS.en(day),
    ofDay: `the ${Number(day.slice(8))}th of ${MONTHS.en(day).split(' ')[1]}`,
    slashed: `${day.slice(8)}/${day.slice(5, 7)}`,
    iso: day,
    weekday: WEEKDAYS[weekday(day)] ?? '',
    german: MONTHS.de(day),
    french: MONTHS.fr(day),
    spanish: MONTHS.es(day),
    length: formatDuration(minutes),
    lengthWords: `${hours} hours and ${rest} minutes`,
    lengthShort: `${hours}h ${String(rest).padStart(2, '0')}m`,
    lengthMinutes: `${minutes} minutes`,
    total: formatMoney(total),
    code: `${total.currency} ${amount}`,
    pounds: `${amount} pounds`,
    continental: `${amount.replace('.', ',')} £`,
    bare: amount,
  }
}
export type FlightWords = ReturnType<typeof wordsFor>

/** The same with one thing changed to what stands nowhere in the results. */
export function withLie(
  truth: FlightTruth,
  field: keyof FlightTruth,
  known: { times: Set<number>; dates: Set<string>; durations: Set<number> },
): FlightTruth {
  switch (field) {
    case 'flight':
      return { ...truth, flight: `${truth.flight.slice(0, 2)}9${Number(truth.flight.slice(2)) % 100}7` }
    case 'airline':
      return { ...truth, airline: 'Qantas' }
    case 'airport':
      return { ...truth, airport: 'JFK' }
    case 'city':
      return { ...truth, city: 'Oslo' }
    case 'total':
      return { ...truth, total: { ...truth.total, amountMinor: truth.total.amountMinor + 1307 } }
    case 'minutes':
      return { ...truth, minutes: unknownNear(truth.minutes, known.durations) }
    case 'departsAt':
    case 'arrivesAt':
      return { ...truth, [field]: `${truth[field].slice(0, 11)}${clock(unknownNear(minuteOf(truth[field].slice(11)), known.times))}` }
    case 'day':
      return { ...truth, day: unknownDay(truth.day, known.dates) }
  }
}

function unknownNear(value: number, known: Set<number>): number {
  const other = value + 5
  return known.has(other) ? unknownNear(other, known) : other
}

/** Another weekday than any known day too. */
function unknownDay(day: string, known: Set<string>): string {
  const other = addDays(day, 1)
  const weekdays = new Set([...known].map(weekday))
  return known.has(other) || weekdays.has(weekday(other)) ? unknownDay(other, known) : other
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clock(minute: number): string {
  return `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function halfDay(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

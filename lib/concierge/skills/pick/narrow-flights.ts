import type { Table } from '../../table'
import type { Brief } from '../../tool-results'
import type { FlightQuery } from './flight-query'
import { minuteAfter } from './flight-query'
import type { FlightSpec, PartOfDay, SpokenClock } from './flight-spec'
import { isPriced, plainNumber } from './table-items'

const PARTS: Record<PartOfDay, { from: string; before: string | null }> = {
  morning: { from: '05:00', before: '12:00' },
  afternoon: { from: '12:00', before: '18:00' },
  evening: { from: '17:00', before: null },
  night: { from: '21:00', before: null },
}

/** What one trait demands of a flight; a `query` of null cannot be looked up. */
export type Narrowing = { fits: (brief: Brief) => boolean; query: FlightQuery | null }

/** What the traits of a spec demand of a flight. */
export function narrowings(spec: FlightSpec, table: Table): Narrowing[] {
  const { airline, notAirline, flight, price, clock, before, after, part, stops, via, airport, about } = spec
  const timeOf = (brief: Brief) => (about === 'arrival' ? brief.arrivesAt : brief.departsAt).slice(11, 16)
  const found: Narrowing[] = []
  if (airline) found.push({ fits: (brief) => isFlownBy(brief, airline), query: { airline } })
  if (notAirline) found.push({ fits: (brief) => !isFlownBy(brief, notAirline), query: null })
  if (spec.same === 'airline') {
    const own = airlinesPicked(table)
    found.push({ fits: (brief) => own.includes(brief.airline), query: own[0] ? { airline: own[0] } : null })
  }
  if (flight)
    found.push({ fits: ({ flightNumbers }) => flightNumbers.some((one) => plainNumber(one) === flight), query: { flightNumber: flight } })
  if (price !== undefined) found.push({ fits: ({ total }) => isPriced(total, String(price)), query: null })
  if (clock) found.push({ fits: (brief) => isAround(timeOf(brief), clock), query: clockQuery(clock, about) })
  if (after) {
    const [from] = textsOf(after, about !== 'arrival')
    if (from) found.push({ fits: (brief) => timeOf(brief) >= from, query: about ? { arriveAfter: from } : { departAfter: from } })
  }
  if (before) {
    const [until] = textsOf(before, about !== 'arrival')
    const isSameDay = (brief: Brief) => about !== 'arrival' || brief.arrivesAt.slice(0, 10) === brief.departsAt.slice(0, 10)
    if (until)
      found.push({
        fits: (brief) => timeOf(brief) <= until && isSameDay(brief),
        query: about ? { arriveBefore: until } : { departBefore: until },
      })
  }
  if (part) {
    const { from, before: end } = PARTS[part]
    const isLate = (time: string) => time >= from || (part === 'night' && time < '05:00')
    found.push({
      fits: (brief) => isLate(timeOf(brief)) && (end === null || timeOf(brief) < end),
      query: about
        ? { arriveAfter: from, ...(end ? { arriveBefore: end } : {}) }
        : { departAfter: from, ...(end ? { departBefore: end } : {}) },
    })
  }
  if (stops !== undefined)
    found.push({
      fits: ({ connections }) => (stops >= 2 ? connections >= 2 : connections === stops),
      query: { stops: [stops === 0 ? 'direct' : stops === 1 ? 'one-stop' : 'two-or-more'] },
    })
  if (via) {
    const said = [via.code, via.city, via.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
    found.push({
      fits: (brief) => brief.via.some((stop) => said.some((one) => stop.toLowerCase().startsWith(one))),
      query: { via: via.text },
    })
  }
  if (airport) found.push({ fits: ({ from, to }) => from === airport || to === airport, query: { airport } })
  return found
}

function isFlownBy({ airline, flightNumbers }: Brief, said: string): boolean {
  const names = airline.split(' and ').map((name) => name.toLowerCase())
  const lower = said.toLowerCase()
  if (/^[A-Z\d]{2}$/.test(said) && flightNumbers.some((number) => number.startsWith(said))) return true
  return names.some((name) => name === lower || name.startsWith(`${lower} `))
}

/** The airlines of the flights that are picked, those picked last first. */
function airlinesPicked({ situation, flightsBySlice, details }: Table): string[] {
  const known = [...details.values(), ...[...flightsBySlice.values()].flatMap(({ briefs }) => briefs)]
  return situation.slices.toReversed().flatMap(({ picked }) => known.find(({ offerId }) => offerId === picked?.offerId)?.airline ?? [])
}

/** "HH:mm" as the words may mean it, the likeliest first. */
function textsOf({ h, min = 0, half }: SpokenClock, isDeparture: boolean): string[] {
  const text = (hour: number) => `${String(hour).padStart(2, '0')}:${String(min).padStart(2, '0')}`
  if (half === 'pm') return [text(h < 12 ? h + 12 : h)]
  if (half === 'am') return [text(h === 12 ? 0 : h)]
  if (h > 12 || h === 0) return [text(h)]
  // "After 2" is in the afternoon: few fly before six.
  const isLikelyLate = h < (isDeparture ? 6 : 8)
  return isLikelyLate ? [text(h + 12), text(h)] : [text(h), text((h + 12) % 24)]
}

function isAround(time: string, clock: SpokenClock): boolean {
  const texts = textsOf(clock, true)
  return clock.min === undefined ? texts.some((text) => text.slice(0, 2) === time.slice(0, 2)) : texts.includes(time)
}

function clockQuery(clock: SpokenClock, about: FlightSpec['about']): FlightQuery {
  const [text = ''] = textsOf(clock, about !== 'arrival')
  return about === 'arrival' ? { arriveAfter: text, arriveBefore: minuteAfter(text) } : { departsAt: text }
}

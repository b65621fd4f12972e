import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../../pending'
import type { Brief } from '../../tool-results'
import { fixed, namingFlight } from '../marked'
import { clock, countOf, flightPrice, forTravellers, landing } from '../phrases'
import { stopsOf } from '../say-flights'

/** A flight with its figures; of several that fit, the first and how many there are. */
export function sayDescribed(kept: Brief[], situation: Situation, count: number = kept.length): string | null {
  const [brief] = kept
  if (!brief) return null
  const number = namingFlight(flightKey(brief))
  const figures = `leaves at ${clock(brief.departsAt)} and arrives at ${landing(brief.departsAt, brief.arrivesAt)}, ${stopsOf(brief)}, for ${flightPrice(brief.total, situation)}${forTravellers(situation)}`
  const said = count > 1 ? `${countOf(count, 'flight')} fit; the best, ${number}, ${figures}.` : `${number} ${figures}.`
  const { departsAt, arrivesAt, connections, total } = brief
  return fixed('described', said, flightKey(brief), `${clock(departsAt)}–${landing(departsAt, arrivesAt)}`, String(connections), total)
}

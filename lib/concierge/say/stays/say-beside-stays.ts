import type { Situation } from '@/lib/travel/trip/situation'
import type { Position } from '../../decide/decision'
import type { SearchOfStays } from '../../skills/stays/stay-wish'
import { isStayResult } from '../../tool-results'
import { only } from '../facts'
import { asking, telling } from '../marked'
import { dayName, sentences } from '../phrases'

/** What stays that were found mean for the rest of the trip: whether they have what somebody needs, and flights that kept their days. */
export function sayBesideStays({ made, understood: { stay }, table: { situation } }: Position): string | null {
  const last = made.findLast(isStayResult)
  if (last?.tool !== 'searchStays' || last.result?.status !== 'found') return null
  const { access } = last.result
  const moved = stay?.act === 'search' ? flightsLeftBehind(stay, situation) : null
  return (
    sentences(
      access &&
        telling(
          only(['step-free-stays', access.isKept]),
          access.isKept
            ? 'As someone with you can’t walk far, these have a step-free entrance.'
            : 'I’ve looked for a step-free entrance, as you need one, but no place that fits is known to have it.',
        ),
      moved &&
        telling(
          only(['flights-as-they-were', moved.departureOn, moved.returnOn, situation.today]),
          `Your flights are still out on ${dayName(moved.departureOn, situation)} and back on ${dayName(moved.returnOn, situation)}: I’ve only moved the stay.`,
        ),
    ) || null
  )
}

/** "Shall I look for flights on those days too?"; null while flights and stay go together. */
export function offerFlightsToo(stay: SearchOfStays | null, situation: Situation): string | null {
  if (!stay || !situation.stay || !flightsLeftBehind(stay, situation)) return null
  const { checkInOn, checkOutOn } = situation.stay
  const acts = [{ tool: 'searchFlights' as const, input: { departureOn: checkInOn, returnOn: checkOutOn } }]
  return asking({ asked: 'confirm', acts }, 'Shall I look for flights on those days too?')
}

/** The days of the flights, where only the stay was moved to others. */
function flightsLeftBehind(
  { input, isRefined }: SearchOfStays,
  { wishes, slices, stay, order }: Situation,
): { departureOn: string; returnOn: string } | null {
  const { departureOn, returnOn } = wishes
  const [out] = slices
  if (!isRefined || !(input.checkInOn || input.checkOutOn || input.nights) || !stay || !out || !departureOn || !returnOn) return null
  if (slices.length !== 2 || (order !== null && order.status !== 'idle')) return null
  const arrivesOn = out.picked?.arrivesAt.slice(0, 10) ?? departureOn
  const isThere = wishes.town === stay.city || wishes.to?.startsWith(stay.city)
  return isThere && (stay.checkInOn !== arrivesOn || stay.checkOutOn !== returnOn) ? { departureOn, returnOn } : null
}

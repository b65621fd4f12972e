'use client'

import { AssistantText } from '@/components/chat/assistant-text'
import { useChatActions } from '@/components/chat/chat-actions'
import { ends } from '@/components/flights/flight-words'
import { useTimeFormat } from '@/components/session/preferences'
import { useTrip } from '@/components/state/opened-trip'
import { useToday } from '@/components/state/use-today'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/booking'
import { findMeAPlaceToStay } from '@/lib/texts/stays'
import { daysBetween, formatDay } from '@/lib/travel/dates'
import { describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { cardName } from '@/lib/travel/payment/saved-card'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/plan-limits'
import { formatClock } from '@/lib/travel/time-format'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { PaperLink } from './paper-link'

/** After paying: what is booked, in one message, and what one does next while nothing else was said. `canGoOn` is false further up. */
export function BookedMessage({ threadId, canGoOn }: { threadId: string; canGoOn: boolean }) {
  const live = useTrip(threadId)
  const timeFormat = useTimeFormat()
  const today = useToday()
  const { say, isBusy } = useChatActions()
  if (live?.order?.status !== 'success' || !live.trip.result) return null
  const { trip, order } = live
  const { search } = live.trip.result
  const flights = trip.picks.flatMap((pick) => {
    if (!pick) return []
    const { origin, destination } = ends(pick.offer)
    const [day, clock] = [pick.offer.departsAt.slice(0, 10), pick.offer.departsAt.slice(11)]
    return [texts.flightOn(origin.cityName, destination.cityName, formatDay(day, today), formatClock(clock, timeFormat))]
  })
  const card = order.cardBrand && order.cardLast4 ? cardName({ brand: order.cardBrand, last4: order.cardLast4 }) : null
  const words = [
    texts.bookedFor(describeTravellers({ ...search.travellers, pets: 0 }), flights),
    order.bookingReference && texts.yourReferenceIs(order.bookingReference),
    texts.wasCharged(formatMoney(order.charged), card),
    canGoOn && texts.whatNext,
  ]
  const wishes = canGoOn ? nextWishes(live) : []
  return (
    <div className="flex flex-col gap-3 pt-4">
      <AssistantText text={words.filter(Boolean).join(' ')} />
      {canGoOn && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{texts.whatNext}</legend>
          {wishes.map((wish) => (
            <Button key={wish} aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : () => say(wish)}>
              {wish}
            </Button>
          ))}
          <PaperLink href={`/api/orders/${order.orderId}/calendar`} isFile>
            {texts.addToCalendar}
          </PaperLink>
          <PaperLink href={`/orders/${order.orderId}`}>{texts.changeOrCancel}</PaperLink>
        </fieldset>
      )}
    </div>
  )
}

/** Offers a stay and a plan where the trip has none; each is what its button says in the chat. */
function nextWishes({ trip }: LiveTrip): string[] {
  const [out, back] = trip.picks
  if (!out) return []
  const place = ends(out.offer).destination.cityName
  const days = back ? daysBetween(out.offer.arrivesAt.slice(0, 10), back.offer.departsAt.slice(0, 10)) + 1 : 0
  return [
    ...(trip.stays?.chosen ? [] : [findMeAPlaceToStay(place)]),
    ...(trip.plan || days < 1 ? [] : [texts.planDaysIn(Math.min(days, MOST_PLAN_DAYS), place)]),
  ]
}

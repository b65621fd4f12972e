import { PlainText } from '@/components/replay/step-tabs'
import * as texts from '@/lib/texts/pages/quality/replay'
import { formatDay } from '@/lib/travel/dates'
import { describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { cityWords } from '@/lib/travel/places/city-words'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type TripPrice, tripPrice } from '@/lib/travel/trip/price'

/** The trip of one moment: first what somebody looks for, then all of it. */
export function TripPanel({ live }: { live: LiveTrip }) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[15px] leading-6">
        {factsOf(live).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="text-fact text-sea">{texts.allOfIt}</summary>
        <PlainText text={JSON.stringify(shownOf(live), null, 2)} />
      </details>
    </div>
  )
}

type Fact = { label: string; value: string }

function factsOf({ trip, order, version, undoLabel }: LiveTrip): Fact[] {
  const slices = trip.result?.search.slices ?? []
  const price = tripPrice(trip)
  return [
    ...slices.map((slice, index) => ({
      label: texts.flight(index + 1),
      value: `${cityWords(slice.origin)} → ${cityWords(slice.destination)}, ${formatDay(slice.departureOn)} · ${pickWords(trip.picks[index] ?? null)}`,
    })),
    ...(slices.length === 0 ? [{ label: texts.flights, value: texts.nothingWasSearchedYet }] : []),
    { label: texts.travellers, value: texts.travellersAndDetails(describeTravellers(trip.wishes.travellers), trip.passengers.length) },
    { label: texts.total, value: price ? totalWords(price) : texts.none },
    { label: texts.billing, value: trip.billing ? texts.given : texts.notGiven },
    { label: texts.order, value: order ? texts.orderAndPayment(order.status, order.paymentStatus) : texts.none },
    { label: texts.undo, value: undoLabel ?? texts.nothingToUndo },
    { label: texts.version, value: String(version) },
  ]
}

function totalWords({ total, isFinal }: TripPrice): string {
  return isFinal ? formatMoney(total) : texts.notFinal(formatMoney(total))
}

function pickWords(pick: LiveTrip['trip']['picks'][number]): string {
  if (!pick) return texts.notPicked
  const numbers = pick.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ')
  return `${numbers}, ${pick.fare ? pick.fare.brand : texts.noFareYet}`
}

/** Without those who travel: how many they are says enough. */
function shownOf({ trip, order, version, undoLabel }: LiveTrip) {
  const { passengers, billing, ...rest } = trip
  return { version, undoLabel, price: tripPrice(trip), order, passengers: passengers.length, billing: billing !== null, ...rest }
}

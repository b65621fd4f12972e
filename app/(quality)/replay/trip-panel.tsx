import { PlainText } from '@/components/replay/step-tabs'
import { formatDay } from '@/lib/travel/dates'
import { describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { tripPrice } from '@/lib/travel/trip/price'

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
        <summary className="text-fact text-sea">All of it</summary>
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
      label: `Flight ${index + 1}`,
      value: `${slice.origin.cityName} → ${slice.destination.cityName}, ${formatDay(slice.departureOn)} · ${pickWords(trip.picks[index] ?? null)}`,
    })),
    ...(slices.length === 0 ? [{ label: 'Flights', value: 'nothing was searched yet' }] : []),
    { label: 'Travellers', value: `${describeTravellers(trip.wishes.travellers)}, details of ${trip.passengers.length}` },
    { label: 'Total', value: price ? `${formatMoney(price.total)}${price.isFinal ? '' : ', not final'}` : 'none' },
    { label: 'Billing', value: trip.billing ? 'given' : 'not given' },
    { label: 'Order', value: order ? `${order.status}, payment ${order.paymentStatus}` : 'none' },
    { label: 'Undo', value: undoLabel ?? 'nothing to undo' },
    { label: 'Version', value: String(version) },
  ]
}

function pickWords(pick: LiveTrip['trip']['picks'][number]): string {
  if (!pick) return 'not picked'
  const numbers = pick.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ')
  return `${numbers}, ${pick.fare ? pick.fare.brand : 'no fare yet'}`
}

/** Without those who travel: how many they are says enough. */
function shownOf({ trip, order, version, undoLabel }: LiveTrip) {
  const { passengers, billing, ...rest } = trip
  return { version, undoLabel, price: tripPrice(trip), order, passengers: passengers.length, billing: billing !== null, ...rest }
}

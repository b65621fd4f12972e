import type { FlightSupplier } from '../../ports/flight-supplier'
import { addDays, type PlainDate } from '../../travel/dates'
import { type FlightSearch, NO_WISHES } from '../../travel/flights/search'
import { addMoney, type Money } from '../../travel/money'
import type { Place } from '../../travel/places/place'

/** The lowest fare there and back for one adult, with the days that it was found on. */
export type LeadFare = { fare: Money; departureOn: PlainDate; returnOn: PlainDate }

type Asked = { origin: Place; destination: Place; leavingOn: PlainDate[]; nights: number; currency: string }

/** Of the days one may leave on, the cheapest with its flight back so many nights later; null when nothing flies. Throws `OutsideFailure`. */
export async function leadFare(
  { origin, destination, leavingOn, nights, currency }: Asked,
  supplier: FlightSupplier,
  now: Date,
): Promise<LeadFare | null> {
  const backOn = (departureOn: PlainDate) => addDays(departureOn, nights)
  const [first] = leavingOn
  if (first === undefined || !supplier.dayPrices) return null
  const out = await supplier.dayPrices(oneWay(origin, destination, first, currency), 0, leavingOn, now)
  const back = await supplier.dayPrices(oneWay(destination, origin, backOn(first), currency), 0, leavingOn.map(backOn), now)
  const totalsBack = new Map(back.map(({ date, total }) => [date, total]))
  const fares = out.flatMap(({ date, total }): LeadFare[] => {
    const totalBack = totalsBack.get(backOn(date))
    if (!total || !totalBack || total.currency !== totalBack.currency) return []
    return [{ fare: addMoney(total, totalBack), departureOn: date, returnOn: backOn(date) }]
  })
  return fares.toSorted((one, other) => one.fare.amountMinor - other.fare.amountMinor)[0] ?? null
}

function oneWay(origin: Place, destination: Place, departureOn: PlainDate, currency: string): FlightSearch {
  const { travellers, cabinClass, directOnly, checkedBags } = NO_WISHES
  return {
    tripType: 'one-way',
    slices: [{ origin, destination, departureOn }],
    travellers,
    cabinClass,
    directOnly,
    checkedBags,
    preference: 'cheapest',
    currency,
  }
}

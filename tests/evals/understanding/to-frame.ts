import type { Fact, TravelFacts } from '@/lib/concierge/understand/dialogue/travel-facts'

/** What was understood, in the words of the scorer. */
export type Frame = Record<string, unknown>

const NAMES: Readonly<Record<Fact, string>> = {
  origin: 'origin',
  destination: 'destination',
  via: 'stopover',
  departureOn: 'departure_date',
  returnOn: 'return_date',
  tripType: 'trip_type',
  adults: 'adults',
  children: 'children',
  infants: 'infants',
  cabin: 'travel_class',
  airlines: 'airlines',
  directOnly: 'direct_only',
  maxStops: 'max_stops',
  departsAt: 'outbound_depart_time',
  returnsAt: 'return_depart_time',
  departureHours: 'depart_time',
  arrivalHours: 'arrive_time',
  checkedBags: 'checked_bags',
  isRefundable: 'refundable',
  maxPrice: 'max_price',
  preference: 'price_preference',
}

/** Facts and what does not matter, as one flat object. */
export function toFrame(facts: TravelFacts, indifferent: readonly Fact[]): Frame {
  const frame: Frame = {}
  const { departureHours, arrivalHours, preference, ...plain } = facts
  for (const [fact, value] of Object.entries(plain)) {
    const name = NAMES[fact as Fact]
    frame[name] =
      typeof value !== 'string' ? value : fact === 'cabin' || fact === 'tripType' ? value.replace('-', '_') : plainLetters(value)
  }
  if (preference === 'cheapest') frame.price_preference = 'cheapest'
  if (preference === 'fastest') frame.time_preference = 'fastest'
  for (const [name, hours] of [
    ['depart_time', departureHours],
    ['arrive_time', arrivalHours],
  ] as const) {
    if (hours?.from) frame[`${name}_from`] = hours.from
    if (hours?.to) frame[`${name}_to`] = hours.to
    if (hours?.part) frame[`${name}_period`] = hours.part
  }
  const open = indifferent.filter((fact) => !(fact in facts)).map((fact) => NAMES[fact])
  if (open.length > 0) frame.dontcare = open
  return frame
}

/** Conversations are typed without accents: "Belém" is "Belem". */
function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\p{Mn}/gu, '')
}

import type { CreateOfferRequestPassenger, CreateOrderPassenger } from '@duffel/api/types'
import type { PlainDate } from '@/lib/travel/dates'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { ageOn } from '@/lib/travel/passengers/age-class'
import { type AirlinePassenger, airlinePassengers } from '@/lib/travel/passengers/airline-passengers'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { passportNumber } from '@/lib/travel/passengers/passport-letters'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { isInfantPlace } from './party-places'
import type { DuffelOfferPassenger } from './schemas/offer'

// Airlines price a child the same from 2 to 11, so this age stands for one that was not said.
const CHILD_AGE = 8
const INFANT_AGE = 1
const INFANT_BELOW = 2

/** Adults by type, everybody else by age, as Duffel wants it. Pets are not sent: airlines take them on request only. */
export function requestPassengers(travellers: TravellerCounts): CreateOfferRequestPassenger[] {
  const childAges = travellers.childAges.filter((age) => age >= INFANT_BELOW)
  const infantAges = travellers.childAges.filter((age) => age < INFANT_BELOW)
  return [
    ...Array.from({ length: travellers.adults }, () => ({ type: 'adult' as const })),
    ...Array.from({ length: travellers.children }, (_, index) => ({ age: childAges[index] ?? CHILD_AGE })),
    ...Array.from({ length: travellers.infants }, (_, index) => ({ age: infantAges[index] ?? INFANT_AGE })),
  ]
}

type OrderFacts = { travelOn: PlainDate; contact: { email: string; phone: string }; takesPassports: boolean; needsPassports: boolean }

/** Our passengers under the ids that the offer gave them, in our order; each infant on the lap of an adult. */
export function orderPassengers(
  passengers: Passenger[],
  offered: DuffelOfferPassenger[],
  facts: OrderFacts,
): { passengers: CreateOrderPassenger[] } | { refusal: Refusal } {
  const places = assignPlaces(passengers, offered, facts.travelOn)
  if (!places) return refuse('passenger-count', 'The passengers don’t match the travellers this price is for.', 'passengers')
  const sent = airlinePassengers(passengers, facts.contact)
  if ('refusal' in sent) return sent
  if (facts.needsPassports && passengers.some(({ passport }) => !passport)) {
    return refuse('passport-needed', 'The airline needs the passport of every passenger.', 'passengers')
  }
  const infantIds = places.filter(({ passenger }) => passenger.type === 'infant').map(({ id }) => id)
  return {
    passengers: sent.people.flatMap((person, index) => {
      const place = places[index]
      if (!place) return []
      const infantId = place.passenger.type === 'adult' ? infantIds.shift() : undefined
      return [{ ...orderPassenger(place.id, place.passenger, person, facts), ...(infantId ? { infant_passenger_id: infantId } : {}) }]
    }),
  }
}

function orderPassenger(
  id: string,
  { title, gender, bornOn, passport }: Passenger,
  { given, family, email, phone }: AirlinePassenger,
  { takesPassports }: OrderFacts,
): CreateOrderPassenger {
  return {
    id,
    title: title === '' ? (gender === 'male' ? 'mr' : 'ms') : title,
    given_name: given,
    family_name: family,
    gender: gender === 'male' ? 'm' : 'f',
    born_on: bornOn,
    email,
    phone_number: phone,
    ...(passport && takesPassports
      ? {
          identity_documents: [
            {
              type: 'passport' as const,
              unique_identifier: passportNumber(passport.number),
              issuing_country_code: passport.issuingCountry,
              expires_on: passport.expiresOn,
            },
          ],
        }
      : {}),
  }
}

/** By age where it is exactly one that was asked for, otherwise by kind, adults first. Null when somebody has no place. */
function assignPlaces(passengers: Passenger[], offered: DuffelOfferPassenger[], travelOn: PlainDate) {
  const free = [...offered]
  if (free.length !== passengers.length) return null
  const places = new Map<Passenger, string>()
  const take = (passenger: Passenger, fits: (place: DuffelOfferPassenger) => boolean) => {
    const index = free.findIndex(fits)
    if (places.has(passenger) || index < 0) return
    for (const { id } of free.splice(index, 1)) places.set(passenger, id)
  }
  const children = passengers.filter(({ type }) => type !== 'adult')
  for (const adult of passengers)
    if (adult.type === 'adult') take(adult, ({ type, age }) => age === null && (type === null || type === 'adult'))
  for (const child of children) take(child, ({ age }) => age === ageOn(travelOn, child.bornOn))
  for (const child of children) take(child, (place) => isInfantPlace(place) === (child.type === 'infant'))
  for (const passenger of passengers) if (passenger.type === 'adult') take(passenger, (place) => !isInfantPlace(place))
  return places.size === passengers.length ? passengers.map((passenger) => ({ passenger, id: places.get(passenger) ?? '' })) : null
}

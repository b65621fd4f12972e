import type { ExtraChange } from '../../travel/ancillaries/change-ancillaries'
import { listOf } from '../../travel/ancillaries/chosen-words'
import type { ExtraOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { isForPet, type PetOption, type PetWish, PLACES, petPlaceFor } from '../../travel/ancillaries/pet-places'
import { formatMoney } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'

/** The directions of the wish, each with its flights in words. */
export type WishedFlights = { sliceIndexes: number[]; flightOf: (sliceIndex: number) => string; areNamed: boolean }

/** A place for the animal on each of the flights, for each of `members`; nothing where one of the flights can’t take it. */
export function petsWanted(
  wish: PetWish,
  sold: ExtraOption[],
  flights: WishedFlights,
  members: PartyMember[],
): { extras: ExtraChange[]; notes: string[] } | { refusal: Refusal } {
  const options = sold.filter(isForPet)
  const missing = soldNotEverywhere('pet', options, flights)
  if (missing) return missing
  const places: PetOption[] = []
  for (const sliceIndex of flights.sliceIndexes) {
    const there = options.filter(({ sliceIndexes }) => sliceIndexes.includes(sliceIndex))
    const found = petPlaceFor(there, wish)
    if (typeof found === 'string') return { refusal: whyNot(found, wish, there, flights.flightOf(sliceIndex)) }
    places.push(found)
  }
  const extras = places.flatMap(({ optionId, passengerIndexes }) =>
    members
      .filter(({ passengerIndex }) => passengerIndexes.includes(passengerIndex))
      .map(({ passengerIndex }) => ({ optionId, passengerIndex, isWanted: true })),
  )
  if (extras.length === 0) return refuse('not-for-them', 'A pet travels with an adult, so it can’t be added for a child.')
  return { extras, notes: [...new Set(places.map(limitsOf))] }
}

/** For what is meant for every flight of the wish: which flights don’t sell it. Null where all do. */
export function soldNotEverywhere(
  what: 'pet' | 'extra seat',
  options: ExtraOption[],
  { sliceIndexes, flightOf, areNamed }: WishedFlights,
): { refusal: Refusal } | null {
  const sells = (sliceIndex: number) => options.some((option) => option.sliceIndexes.includes(sliceIndex))
  const [on, off] = [sliceIndexes.filter(sells), sliceIndexes.filter((sliceIndex) => !sells(sliceIndex))]
  if (off.length === 0) return null
  const nothing = what === 'pet' ? 'no place for a pet is sold' : 'no extra seat is sold'
  const isSold = what === 'pet' ? 'takes pets' : 'sells an extra seat'
  if (on.length === 0 || areNamed) return refuse('not-sold', `On ${listOf(off.map(flightOf))} ${nothing}.`, 'extras')
  return refuse(
    'not-every-flight',
    `${listOf(on.map(flightOf))} ${isSold}, but on ${listOf(off.map(flightOf))} ${nothing}, so I’ve added nothing.`,
    'extras',
  )
}

function whyNot(
  reason: Exclude<ReturnType<typeof petPlaceFor>, PetOption>,
  { place, weightKg }: PetWish,
  options: PetOption[],
  flight: string,
): Refusal {
  const offers = listOf(options.map(offerOf))
  switch (reason) {
    case 'weight':
      return refuse('which-weight', `How much does your pet weigh with its carrier? ${flight} takes one ${offers}.`, 'extras').refusal
    case 'not-there':
      return refuse('pet-not-there', `On ${flight} no pet can travel ${PLACES[place ?? 'cabin']}. It takes one ${offers}.`, 'extras')
        .refusal
    case 'too-heavy': {
      const fitting = options.find(({ pet }) => weightKg !== undefined && weightKg <= pet.maxKg)
      const most = Math.max(...options.filter(({ pet }) => place === undefined || pet.place === place).map(({ pet }) => pet.maxKg))
      const limit = `Your pet is too heavy to travel ${place ? PLACES[place] : 'with you'} on ${flight}: it’s ${weightKg} kg, and the limit is ${most} kg`
      return fitting
        ? refuse('pet-too-heavy', `${limit}. It can go ${offerOf(fitting)}.`, 'extras', [fitting.name]).refusal
        : refuse('pet-too-heavy', `${limit}.`, 'extras').refusal
    }
  }
}

/** "in the hold up to 32 kg for £84.50". */
function offerOf({ pet, price }: PetOption): string {
  return `${PLACES[pet.place]} up to ${pet.maxKg} kg for ${formatMoney(price)}`
}

function limitsOf({ pet }: PetOption): string {
  const [holder, most] = [pet.place === 'cabin' ? 'carrier' : 'crate', pet.carrierCm.join(' × ')]
  return `With its ${holder} your pet may weigh up to ${pet.maxKg} kg, and the ${holder} may measure ${most} cm.`
}

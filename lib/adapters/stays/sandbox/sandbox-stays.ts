import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { StaySupplier, StaysFound } from '@/lib/ports/stay-supplier'
import { currencyRefusal } from '@/lib/travel/currencies'
import type { Hotel } from '@/lib/travel/stays/hotel-schema'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { type Dials, NO_DIALS } from '../../supplier/sandbox/dials'
import { buildHouses } from './build-houses'
import { buildRooms } from './build-rooms'
import { findPlace } from './find-place'
import { undergoFate } from './stay-fate'

/**
 * Simulated hotels in real places: deterministic, in memory, without a network. `places` says where they are and what a day costs there;
 * the day of the question moves prices, `dials` say how the answers misbehave.
 */
export function createSandboxStays({ places, dials = NO_DIALS }: { places: StayPlace[]; dials?: Dials }): StaySupplier {
  const answer = async (search: StaySearch, now: Date, hotelId?: string): Promise<StaysFound> => {
    const refusal = currencyRefusal(search.currency)
    if (refusal) throw new OutsideFailure('stays', refusal.message)
    const hotels = hotelsOf(places, search, now).filter((hotel) => hotelId === undefined || hotel.hotelId === hotelId)
    const question = JSON.stringify([search, hotelId])
    const { checkInOn, checkOutOn } = search
    return { checkInOn, checkOutOn, hotels: await undergoFate(hotels, question, dials) }
  }
  return {
    name: 'sandbox',
    isSimulated: true,
    search: (search, now) => answer(search, now),
    fetchHotel: (search, hotelId, now) => answer(search, now, hotelId),
  }
}

function hotelsOf(places: StayPlace[], search: StaySearch, now: Date): Hotel[] {
  const place = findPlace(places, search.city)
  if (!place) return []
  const askedOn = now.toISOString().slice(0, 10)
  return buildHouses(place).map((house) => {
    const { level: _level, noticeDays: _noticeDays, ...facts } = house
    return { ...facts, rooms: buildRooms({ house, place, search, askedOn }) }
  })
}

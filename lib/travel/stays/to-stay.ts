import { multiplyMoney } from '../money'
import type { HotelRate, HotelRoom } from './hotel-schema'
import type { PlacedHotel } from './placed-hotel'
import type { SelectedHotel, Stay } from './stay-schema'
import type { StaySearch } from './stay-search'

/**
 * A chosen room as the context that is kept of it. Its net price is for one night of all the rooms asked for: so the specified total,
 * net price × nights, is what the whole stay costs.
 */
export function toStay({ hotel, room, rate, search }: { hotel: PlacedHotel; room: HotelRoom; rate: HotelRate; search: StaySearch }): {
  stay: Stay
  selectedHotel: SelectedHotel
} {
  const { checkInOn, checkOutOn, adults, children, rooms, city } = search
  const { rooms: _all, ...facts } = hotel
  return {
    stay: {
      searchContext: { city },
      checkInOn,
      checkOutOn,
      selectedRoom: { selectedRate: { netPrice: multiplyMoney(rate.netPrice, rooms) } },
      currency: rate.netPrice.currency,
      adults,
      children,
      rooms,
    },
    selectedHotel: { hotelContent: { ...facts, room: { ...room, rates: [rate] } } },
  }
}

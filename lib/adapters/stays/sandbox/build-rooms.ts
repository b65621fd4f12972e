import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Board } from '@/lib/travel/stays/hotel'
import type { HotelRate, HotelRoom } from '@/lib/travel/stays/hotel-schema'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import { type StaySearch, sleepersPerRoom } from '@/lib/travel/stays/stay-search'
import { euroFrom, moneyFromEuro } from '../../supplier/sandbox/fares/currency'
import { fraction } from '../../supplier/sandbox/hash'
import { freeRooms } from './free-rooms'
import type { House } from './house'
import { averageNightInEuro } from './night-price'
import { type RoomKind, roomKindsOf } from './room-kinds'

/** Whoever cannot give a room back pays less for it. */
const NOT_REFUNDABLE_FACTOR = 0.89
/** Of what one person spends on a day. */
const [BREAKFAST_SHARE, DINNER_SHARE] = [0.07, 0.13]
const HALF_BOARD_HOUSES = 0.35

type Asked = { house: House; place: StayPlace; search: StaySearch; askedOn: PlainDate }

/** The rooms of a simulated house on the nights of a search, full ones too, with what each costs as asked on a day. */
export function buildRooms(asked: Asked): HotelRoom[] {
  const { house, place, search, askedOn } = asked
  const night = averageNightInEuro(house, place, search, askedOn)
  return roomKindsOf(house).map((kind) => {
    const roomId = `${house.hotelId}-${kind.id}`
    const roomsLeft = freeRooms({ hotelId: house.hotelId, roomId }, place, search)
    return {
      roomId,
      name: kind.name,
      sleeps: kind.sleeps,
      roomsLeft,
      rates: roomsLeft === 0 ? [] : ratesOf(kind, night * kind.factor, asked),
    }
  })
}

/** The price that cannot be given back, then the free ones by their board, as far as the time for giving back is not over. */
function ratesOf({ id }: RoomKind, night: number, { house, place, search, askedOn }: Asked): HotelRate[] {
  const freeUntilOn = addDays(search.checkInOn, -house.noticeDays)
  const rate = (name: string, board: Board, euro: number): HotelRate => ({
    rateId: `${house.hotelId}-${id}-${name}`,
    netPrice: moneyFromEuro(euro, search.currency),
    board,
    cancellation: name === 'fixed' ? { kind: 'not-refundable' } : { kind: 'free', freeUntilOn },
  })
  const fixed = rate('fixed', 'room-only', night * NOT_REFUNDABLE_FACTOR)
  if (freeUntilOn < askedOn) return [fixed]
  return [fixed, ...boardsOf(house, place, sleepersPerRoom(search)).map(({ board, euro }) => rate(board, board, night + euro))]
}

/** What is served, and what it costs a night for everybody in a room. */
function boardsOf(house: House, { perDay, currency }: StayPlace, sleepers: number): { board: Board; euro: number }[] {
  const [low, high] = perDay.usual
  const day = euroFrom((low + high) / 2, currency) * (1 + 0.2 * (house.stars - 3)) * sleepers
  const servesDinner = house.amenities.includes('restaurant') && fraction(`${house.hotelId}|half-board`) < HALF_BOARD_HOUSES
  return [
    { board: 'room-only', euro: 0 },
    ...(house.amenities.includes('breakfast') ? [{ board: 'breakfast' as const, euro: day * BREAKFAST_SHARE }] : []),
    ...(servesDinner ? [{ board: 'half-board' as const, euro: day * (BREAKFAST_SHARE + DINNER_SHARE) }] : []),
  ]
}

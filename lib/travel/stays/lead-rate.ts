import { type Money, multiplyMoney } from '../money'
import { BOARDS } from './hotel'
import type { Hotel, HotelRate, HotelRoom } from './hotel-schema'
import { nights } from './nights'
import type { StaySearch } from './stay-search'

/** A room and one of its prices. */
export type LeadRate = { room: HotelRoom; rate: HotelRate }

/** The lowest price of a hotel's rooms. At one price, what can be given back comes first, then more board, then the larger room. */
export function leadRate({ rooms }: Pick<Hotel, 'rooms'>): LeadRate | null {
  const all = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  return all.toSorted(byPrice)[0] ?? null
}

/** What all rooms cost for all nights: the specified total of each room (net price × nights), for every room asked for. */
export function rateTotal({ netPrice }: HotelRate, { checkInOn, checkOutOn, rooms }: StaySearch): Money {
  return multiplyMoney(netPrice, nights(checkInOn, checkOutOn) * rooms)
}

function byPrice(first: LeadRate, second: LeadRate): number {
  return (
    first.rate.netPrice.amountMinor - second.rate.netPrice.amountMinor ||
    Number(isFree(second)) - Number(isFree(first)) ||
    BOARDS.indexOf(second.rate.board) - BOARDS.indexOf(first.rate.board) ||
    second.room.sleeps - first.room.sleeps ||
    (first.rate.rateId < second.rate.rateId ? -1 : 1)
  )
}

function isFree({ rate }: LeadRate): boolean {
  return rate.cancellation.kind === 'free'
}

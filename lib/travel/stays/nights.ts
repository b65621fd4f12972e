import { daysBetween, type PlainDate } from '../dates'
import { type Money, multiplyMoney } from '../money'
import type { Stay } from './stay-schema'

/** Days between, at least one: whoever leaves on the day of arrival pays a night. */
export function nights(checkInOn: PlainDate, checkOutOn: PlainDate): number {
  return Math.max(1, daysBetween(checkInOn, checkOutOn))
}

/** The net price of the chosen room for every night; null until a room is chosen. */
export function stayTotal({ checkInOn, checkOutOn, selectedRoom }: Stay): Money | null {
  return selectedRoom && multiplyMoney(selectedRoom.selectedRate.netPrice, nights(checkInOn, checkOutOn))
}

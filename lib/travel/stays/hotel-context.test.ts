import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { hotelContext } from './hotel-context'
import { toStay } from './to-stay'

test('the context tells the nights and the total that follow from the stay, for every room', () => {
  const { stay } = toStay({ hotel: aHotel(), room: aRoom(), rate: aRate({ amountMinor: 10_050 }), search: aStaySearch({ rooms: 2 }) })
  const context = hotelContext(stay)
  expect(context).toMatchObject({ nights: 3, totalPrice: { amountMinor: 60_300, currency: 'EUR' }, adults: 2, rooms: 2 })
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})

test('without a room there is no total, and leaving on the day of arrival is a night', () => {
  const { stay } = toStay({ hotel: aHotel(), room: aRoom(), rate: aRate(), search: aStaySearch({ checkOutOn: '2027-05-10' }) })
  expect(hotelContext({ ...stay, selectedRoom: null })).toMatchObject({ nights: 1, totalPrice: null })
})

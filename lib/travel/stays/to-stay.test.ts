import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { selectedHotelSchema, staySchema } from './stay-schema'
import { toStay } from './to-stay'

test('what is kept of a chosen room can be read again, with the one rate that was chosen', () => {
  const chosen = toStay({
    hotel: aHotel(),
    room: aRoom({ rates: [aRate(), aRate({ rateId: 'other' })] }),
    rate: aRate(),
    search: aStaySearch(),
  })
  const [stay, selectedHotel] = [staySchema.parse(chosen.stay), selectedHotelSchema.parse(chosen.selectedHotel)]
  expect(stay).toEqual(chosen.stay)
  expect(selectedHotel.hotelContent).toMatchObject({ hotelId: 'hotel', room: { roomId: 'double', rates: [{ rateId: 'rate' }] } })
  expect(selectedHotel.hotelContent).not.toHaveProperty('rooms')
})

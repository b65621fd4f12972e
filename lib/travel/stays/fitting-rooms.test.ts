import { expect, test } from 'vitest'
import { aHotel, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { fittingRooms } from './fitting-rooms'

test('only rooms that are large enough and free for everybody are kept; full and small houses are counted', () => {
  const hotels = [
    aHotel({ hotelId: 'fits', rooms: [aRoom({ roomId: 'single', sleeps: 1 }), aRoom({ roomId: 'family', sleeps: 4 })] }),
    aHotel({ hotelId: 'full', rooms: [aRoom({ sleeps: 4, roomsLeft: 1 })] }),
    aHotel({ hotelId: 'small', rooms: [aRoom({ sleeps: 2 })] }),
    aHotel({ hotelId: 'unpriced', rooms: [aRoom({ sleeps: 4, rates: [] })] }),
  ]
  const fitting = fittingRooms(hotels, aStaySearch({ adults: 4, children: 2, rooms: 2 }))
  expect(fitting.hotels.map(({ hotelId, rooms }) => [hotelId, rooms.map(({ roomId }) => roomId)])).toEqual([['fits', ['family']]])
  expect([fitting.soldOut, fitting.tooSmall]).toEqual([2, 1])
})

test('the party shares its rooms evenly: five in two rooms need one for three', () => {
  const threes = aHotel({ rooms: [aRoom({ sleeps: 3 })] })
  expect(fittingRooms([threes], aStaySearch({ adults: 5, rooms: 2 })).hotels).toHaveLength(1)
  expect(fittingRooms([threes], aStaySearch({ adults: 7, rooms: 2 })).tooSmall).toBe(1)
})

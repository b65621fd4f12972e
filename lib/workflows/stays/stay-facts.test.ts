import { expect, test } from 'vitest'
import { DESTINATION_GUIDE } from '@/lib/content/destination-guide'
import type { StaySupplier } from '@/lib/ports/stay-supplier'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { stayFacts } from './stay-facts'

const NOW = '2026-11-20T09:00:00.000Z'
const TODAY = '2026-11-20'
const STAYS = { search: aStaySearch({ rooms: 2, adults: 4 }), chosen: null }

function depsWith(hotels: unknown[]) {
  const found = async () => ({ checkInOn: '2027-05-10', checkOutOn: '2027-05-13', hotels })
  const stays: StaySupplier = { name: 'test', isSimulated: true, search: found, fetchHotel: found }
  return { stays, guide: DESTINATION_GUIDE, clock: () => new Date(NOW) }
}
const CHOICE = { type: 'choose-stay', hotelId: 'hotel', rateId: 'rate' } as const

test('a chosen room is looked up: its price, for every room and night, is that of the house and not of the message', async () => {
  const hotel = aHotel({ rooms: [aRoom({ rates: [aRate({ amountMinor: 10_000 })] })] })
  expect(await stayFacts(CHOICE, STAYS, TODAY, depsWith([hotel]))).toMatchObject({
    facts: {
      stays: {
        chosen: {
          hotelName: 'Sample Hotel Baixa',
          roomName: 'Double room',
          total: { amountMinor: 60_000, currency: 'EUR' },
          stay: { selectedRoom: { selectedRate: { netPrice: { amountMinor: 20_000 } } } },
          chosenAt: NOW,
        },
      },
    },
  })
})

test('a room that is gone, or was never searched for, is refused', async () => {
  expect(await stayFacts(CHOICE, STAYS, TODAY, depsWith([]))).toMatchObject({ refusal: { code: 'rate-gone' } })
  expect(await stayFacts(CHOICE, null, TODAY, depsWith([aHotel()]))).toMatchObject({ refusal: { code: 'no-stays' } })
})

test('a search is only checked, and giving up needs nothing', async () => {
  const deps = depsWith([])
  const search = { type: 'search-stays', search: aStaySearch() } as const
  expect(await stayFacts(search, null, TODAY, deps)).toEqual({ facts: {} })
  expect(await stayFacts({ ...search, search: aStaySearch({ checkInOn: '2026-11-01' }) }, null, TODAY, deps)).toMatchObject({
    refusal: { code: 'date-past' },
  })
  expect(await stayFacts({ type: 'drop-stay' }, null, TODAY, deps)).toEqual({ facts: {} })
})

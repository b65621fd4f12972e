import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { foldTrip } from '../trip/commands'
import { chosenHotel } from './chosen-hotel'
import { toStay } from './to-stay'
import { type ChosenStay, changeStays, isStayCommand, type StayCommand } from './trip-stays'

const SEARCH: StayCommand = { type: 'search-stays', search: aStaySearch() }
const CHOICE: StayCommand = { type: 'choose-stay', hotelId: 'hotel', rateId: 'rate' }
const CHOSEN: ChosenStay = {
  hotelId: 'hotel',
  rateId: 'rate',
  hotelName: 'Sample Hotel Baixa',
  roomName: 'Double room',
  ...toStay({ hotel: aHotel(), room: aRoom(), rate: aRate(), search: aStaySearch() }),
  total: { amountMinor: 30_000, currency: 'EUR' },
  isSimulated: true,
  chosenAt: '2026-11-20T09:00:00.000Z',
}
const KEPT = { search: aStaySearch(), chosen: CHOSEN }

test('a search begins without a choice; the same search keeps one, another gives it up', () => {
  expect(changeStays(null, SEARCH, {})).toEqual({ stays: { search: aStaySearch(), chosen: null } })
  expect(changeStays(KEPT, SEARCH, {})).toEqual({ stays: KEPT })
  const later = aStaySearch({ checkOutOn: '2027-05-14' })
  expect(changeStays(KEPT, { type: 'search-stays', search: later }, {})).toEqual({ stays: { search: later, chosen: null } })
})

test('a choice is what was looked up; without it, or without a search, it is refused', () => {
  expect(changeStays({ ...KEPT, chosen: null }, CHOICE, { chosen: CHOSEN })).toEqual({ stays: KEPT })
  expect(changeStays(KEPT, CHOICE, {})).toMatchObject({ refusal: { code: 'rate-gone' } })
  expect(changeStays(null, CHOICE, { chosen: CHOSEN })).toMatchObject({ refusal: { code: 'no-stays' } })
})

test('a choice is given up, and the search stays', () => {
  expect(changeStays(KEPT, { type: 'drop-stay' }, {})).toEqual({ stays: { search: aStaySearch(), chosen: null } })
  expect(changeStays({ ...KEPT, chosen: null }, { type: 'drop-stay' }, {})).toMatchObject({ refusal: { code: 'no-stay-chosen' } })
  expect(changeStays(null, { type: 'drop-stay' }, {})).toMatchObject({ refusal: { code: 'no-stays' } })
})

test('they fold into the trip like any command, and starting over takes them away', () => {
  const commands = [
    { command: SEARCH, facts: {} },
    { command: CHOICE, facts: { stays: { chosen: CHOSEN } } },
  ]
  expect(foldTrip(commands).stays?.chosen?.hotelName).toBe('Sample Hotel Baixa')
  expect(foldTrip([...commands, { command: { type: 'start-over' }, facts: {} }]).stays).toBeNull()
  expect([SEARCH, CHOICE, { type: 'start-over' }].map(isStayCommand)).toEqual([true, true, false])
})

test('the conditions of what was chosen can be read again, and words of another supplier are none', () => {
  const { kind, stars, neighbourhood } = aHotel()
  const { board, cancellation } = aRate()
  expect(chosenHotel(CHOSEN)).toEqual({ kind, stars, neighbourhood, rate: { board, cancellation } })
  expect(chosenHotel({ selectedHotel: { hotelContent: { room: 'a nice one' } } })).toBeNull()
})

import { expect, test } from 'vitest'
import { addDays } from '@/lib/travel/dates'
import { readFlightsAddress, writeFlightsAddress } from '@/lib/travel/flights/search-url'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { addressOf, checkDraft, draftOf, withOneMoreSlice, withTripType } from './search-draft'

const TODAY = '2026-11-20'
const NAMED = {
  places: { 'LON*': LONDON, LIS: LISBON },
  problems: { 'San Jose': '“San Jose” may be one of several places. Choose one of them.' },
}

function draftFrom(query: string) {
  return draftOf(readFlightsAddress(new URLSearchParams(query)).address, NAMED)
}

function errorsOf(query: string) {
  const checked = checkDraft(draftFrom(query), TODAY)
  return 'errors' in checked ? checked.errors : {}
}

test('a whole address becomes the search it says', () => {
  const checked = checkDraft(
    draftFrom('from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&adults=2&children=1&ages=4&bags=1&currency=GBP'),
    TODAY,
  )
  expect(checked).toMatchObject({
    change: {
      tripType: 'round-trip',
      origin: LONDON,
      destination: LISBON,
      departureOn: '2026-12-04',
      returnOn: '2026-12-06',
      travellers: { adults: 2, children: 1, childAges: [4] },
      checkedBags: 1,
      currency: 'GBP',
    },
  })
})

test('a form writes the address it was read from', () => {
  for (const query of [
    'from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&adults=2&direct=1',
    's=LON*-LIS-2026-12-04,LIS-LON*-2026-12-09&cabin=business',
    'from=LON*&to=LIS&on=2026-12-04&nearby=1&change-airport=1',
  ]) {
    expect(writeFlightsAddress(addressOf(draftFrom(query)))).toBe(query)
  }
})

test.each([
  ['the same place twice', 'from=LON*&to=LON*&on=2026-12-04', 'to-0', 'You’re leaving from and arriving in London'],
  ['a day in the past', 'from=LON*&to=LIS&on=2026-11-19', 'on-0', 'is in the past'],
  ['more than 361 days ahead', `from=LON*&to=LIS&on=${addDays(TODAY, 362)}`, 'on-0', 'too far ahead'],
  ['nobody', 'from=LON*&to=LIS&on=2026-12-04&adults=0', 'travellers', 'at least one adult'],
  ['ten travellers', 'from=LON*&to=LIS&on=2026-12-04&adults=9&children=1', 'travellers', 'at most 9 people'],
  ['more infants than adults', 'from=LON*&to=LIS&on=2026-12-04&infants=2', 'travellers', 'more infants than adults'],
  ['a way back before the way out', 'from=LON*&to=LIS&on=2026-12-04&back=2026-12-03', 'back', 'before the outbound flight'],
  ['a way back in the past', 'from=LON*&to=LIS&on=2026-12-04&back=2026-11-01', 'back', 'is in the past'],
  ['no way back', 'from=LON*&to=LIS&on=2026-12-04&type=round-trip', 'back', 'choose One Way'],
  ['an unclear place', 'from=San Jose&to=LIS&on=2026-12-04', 'from-0', 'one of several places'],
  ['a second flight before the first', 's=LON*-LIS-2026-12-04,LIS-LON*-2026-12-02', 'on-1', 'Flight 2 leaves before flight 1'],
  ['a second flight to where it starts', 's=LON*-LIS-2026-12-04,LIS-LIS-2026-12-09', 'to-1', 'You’re leaving from and arriving in Lisbon'],
])('%s is refused beside its field', (_, query, field, words) => {
  const errors = errorsOf(query)
  expect(errors[field]).toContain(words)
  expect(Object.keys(errors)).toEqual([field])
})

test('several faults are all named at once', () => {
  expect(Object.keys(errorsOf('from=LON*&on=2026-11-01&back=2026-10-01&adults=0')).sort()).toEqual(['back', 'on-0', 'to-0', 'travellers'])
})

test('turning a round trip into a multi-trip keeps both flights, and one more starts where the last lands', () => {
  const multi = withOneMoreSlice(withTripType(draftFrom('from=LON*&to=LIS&on=2026-12-04&back=2026-12-06'), 'multi-trip'))
  expect(multi.slices.map(({ origin, destination, departureOn }) => [origin.place, destination.place, departureOn])).toEqual([
    [LONDON, LISBON, '2026-12-04'],
    [LISBON, LONDON, '2026-12-06'],
    [LONDON, null, ''],
  ])
})

import { expect, test } from 'vitest'
import { aPassenger } from '@/tests/fixtures/trip'
import { orderPassengers } from './passengers'

const facts = {
  travelOn: '2026-11-29',
  contact: { email: 'a@example.com', phone: '+442079460000' },
  takesPassports: true,
  needsPassports: false,
}
const passport = { number: '533401372', expiresOn: '2031-05-01', issuingCountry: 'GB', nationality: 'GB' }

test('children get the place of their age, infants the lap of an adult, and our order is kept', () => {
  const passengers = [
    aPassenger({ type: 'infant', bornOn: '2026-01-10', firstName: 'Ada' }),
    aPassenger({ type: 'child', bornOn: '2021-03-01', firstName: 'Ben' }),
    aPassenger({ firstName: 'Cleo' }),
    aPassenger({ type: 'child', bornOn: '2018-03-01', firstName: 'Dan' }),
  ]
  const offered = [
    { id: 'adult', type: 'adult', age: null },
    { id: 'eight', type: 'child', age: 8 },
    { id: 'five', type: 'child', age: 5 },
    { id: 'lap', type: 'infant_without_seat', age: 1 },
  ]
  const filled = orderPassengers(passengers, offered, facts)
  if ('refusal' in filled) throw new Error(filled.refusal.message)
  expect(filled.passengers.map(({ id, given_name }) => [id, given_name])).toEqual([
    ['lap', 'Ada'],
    ['five', 'Ben'],
    ['adult', 'Cleo'],
    ['eight', 'Dan'],
  ])
  expect(filled.passengers[2]?.infant_passenger_id).toBe('lap')
})

test('a passport goes along where the airline takes one, and is asked for where it needs one', () => {
  const offered = [{ id: 'pas_1', type: 'adult', age: null }]
  const withPassport = [aPassenger({ passport })]
  expect(orderPassengers(withPassport, offered, facts)).toMatchObject({
    passengers: [
      { identity_documents: [{ type: 'passport', unique_identifier: '533401372', issuing_country_code: 'GB', expires_on: '2031-05-01' }] },
    ],
  })
  expect(JSON.stringify(orderPassengers(withPassport, offered, { ...facts, takesPassports: false }))).not.toContain('533401372')
  expect(orderPassengers([aPassenger()], offered, { ...facts, needsPassports: true })).toMatchObject({
    refusal: { code: 'passport-needed' },
  })
})

test.each([
  ['Zoë-Renée', 'O’Neill', { given_name: 'Zoë-Renée', family_name: "O'Neill" }],
  ['Łukasz', 'Dvořák', { given_name: 'Łukasz', family_name: 'Dvořák' }],
])('%s %s is a name that airlines take', (firstName, lastName, expected) => {
  const filled = orderPassengers([aPassenger({ firstName, lastName })], [{ id: 'pas_1', type: 'adult', age: null }], facts)
  expect(filled).toMatchObject({ passengers: [expected] })
})

test.each([
  ['Æsa', 'Þórsdóttir'],
  ['Иван', 'Petrov'],
  ['Anna', 'Wolfeschlegelsteinhausen'],
])('%s %s is not, and that is said', (firstName, lastName) => {
  const filled = orderPassengers([aPassenger({ firstName, lastName })], [{ id: 'pas_1', type: 'adult', age: null }], facts)
  expect(filled).toMatchObject({ refusal: { code: 'name-not-taken', field: 'passengers' } })
  // It becomes the order's last error, which models read.
  expect(JSON.stringify(filled)).toContain('the name of passenger 1')
  expect(JSON.stringify(filled)).not.toContain(lastName)
})

test('a middle name that does not fit is left out, never cut', () => {
  const passenger = aPassenger({ firstName: 'Wilhelmina', middleName: 'Alexandrina Sophia' })
  expect(orderPassengers([passenger], [{ id: 'pas_1', type: 'adult', age: null }], facts)).toMatchObject({
    passengers: [{ given_name: 'Wilhelmina' }],
  })
})

test('more or fewer passengers than the offer is for are refused', () => {
  expect(orderPassengers([aPassenger(), aPassenger()], [{ id: 'pas_1', type: 'adult', age: null }], facts)).toMatchObject({
    refusal: { code: 'passenger-count' },
  })
})

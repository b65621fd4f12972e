import { expect, test } from 'vitest'
import { ticketName } from '@/lib/travel/passengers/names'
import { nameErrors } from '@/lib/travel/passengers/validate-passenger'
import { REAL_NAMES } from '@/tests/fixtures/real-names'
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
    ['lap', 'ADA'],
    ['five', 'BEN'],
    ['adult', 'CLEO'],
    ['eight', 'DAN'],
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

/** Duffel's rule for each part of a name: https://duffel.com/docs/api/orders/create-order#create-order-body-parameters-passengers. */
const TAKEN_BY_DUFFEL = /^(?!.*[ÆæĲĳŒœÞð])[ '\-A-Za-zÀ-ÖØ-öø-ſ]{1,20}$/

test('every real name is sent as the form showed it, in letters and lengths that Duffel takes', () => {
  for (const [firstName, lastName] of REAL_NAMES) {
    const passenger = aPassenger({ firstName, lastName })
    expect(nameErrors(passenger)).toEqual({})
    const filled = orderPassengers([passenger], [{ id: 'pas_1', type: 'adult', age: null }], facts)
    if ('refusal' in filled) throw new Error(`${firstName} ${lastName}: ${filled.refusal.message}`)
    const { given_name, family_name, title } = filled.passengers[0] ?? {}
    expect(given_name).toMatch(TAKEN_BY_DUFFEL)
    expect(family_name).toMatch(TAKEN_BY_DUFFEL)
    expect(`${family_name}/${given_name} ${title?.toUpperCase()}`).toBe(ticketName(passenger))
  }
})

test('a name that no ticket can print is refused before anything is sent, and not repeated', () => {
  const filled = orderPassengers(
    [aPassenger({ firstName: 'Иван', lastName: 'Petrov' })],
    [{ id: 'pas_1', type: 'adult', age: null }],
    facts,
  )
  expect(filled).toMatchObject({ refusal: { code: 'name-not-taken', field: 'passengers' } })
  // It becomes the order's last error, which models read.
  expect(JSON.stringify(filled)).toContain('the name of passenger 1')
  expect(JSON.stringify(filled)).not.toContain('Petrov')
})

test.each([
  ['+33 06 12 34 56 78', '+33612345678'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['\u202a+44 20 7946 0000\u202c', '+442079460000'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', '+442079460000'],
  ['', '+442079460000'],
])('the phone "%s" is sent as %s', (phone, sent) => {
  const filled = orderPassengers([aPassenger({ phone })], [{ id: 'pas_1', type: 'adult', age: null }], facts)
  expect(filled).toMatchObject({ passengers: [{ phone_number: sent }] })
})

test('without any phone that can be dialled nothing is sent', () => {
  const contact = { ...facts.contact, phone: '020 7946 0000' }
  expect(orderPassengers([aPassenger()], [{ id: 'pas_1', type: 'adult', age: null }], { ...facts, contact })).toMatchObject({
    refusal: { code: 'phone-not-taken', field: 'phoneNumber' },
  })
})

test('more or fewer passengers than the offer is for are refused', () => {
  expect(orderPassengers([aPassenger(), aPassenger()], [{ id: 'pas_1', type: 'adult', age: null }], facts)).toMatchObject({
    refusal: { code: 'passenger-count' },
  })
})

import { expect, test } from 'vitest'
import { facts } from '@/tests/fixtures/trip'
import { isSameJourney } from './same-journey'

const { search } = facts()

test('the same people on the same ways and days are one journey, whatever else they wish for', () => {
  expect(isSameJourney(search, structuredClone(search))).toBe(true)
  expect(isSameJourney(search, { ...search, preference: 'fastest', directOnly: !search.directOnly })).toBe(true)
})

test('other people, another day or another currency make another journey', () => {
  const { travellers, slices } = search
  expect(isSameJourney(search, { ...search, travellers: { ...travellers, adults: travellers.adults + 1 } })).toBe(false)
  expect(isSameJourney(search, { ...search, slices: slices.map((slice) => ({ ...slice, departureOn: '2027-03-01' })) })).toBe(false)
  expect(isSameJourney(search, { ...search, slices: slices.slice(0, 1) })).toBe(false)
  expect(isSameJourney(search, { ...search, currency: 'JPY' })).toBe(false)
})

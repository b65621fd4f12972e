import { expect, test } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { detailsOf, flownBy, openMarket, requestOf, searchOf, termsOf } from './testing-trip'

const TWO = { adults: 2, children: 1, infants: 1, pets: 1, childAges: [5, 1] }

async function soldBy(airline: string, from: string, to: string, on = '2027-03-03') {
  const { supplier } = openMarket()
  const search = searchOf([[from, to, on]], { travellers: TWO, directOnly: true })
  const request = requestOf(search, flownBy(airline))
  return { supplier, request, details: await detailsOf(supplier, request) }
}

const petsIn = ({ extras }: OfferDetails) => (extras ?? []).filter(({ pet }) => pet)
const said = ({ supplierFeatures }: OfferDetails) => supplierFeatures.find(({ name }) => name === 'Pets')?.detail

test('an airline that takes pets sells a place in the cabin and crates in the hold, to adults, at its own limits', async () => {
  const { details } = await soldBy('TP', 'Lisbon', 'Madrid')
  expect(petsIn(details)).toMatchObject([
    { name: 'Pet in the cabin', passengerIndexes: [0, 1], pet: { place: 'cabin', maxKg: 8, carrierCm: [40, 33, 17] } },
    { name: 'Pet in the hold up to 32 kg', pet: { place: 'hold', maxKg: 32 } },
    { name: 'Pet in the hold up to 75 kg', pet: { place: 'hold', maxKg: 75 } },
  ])
  const prices = petsIn(details).map(({ price }) => price.amountMinor)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(said(details)).toContain('Sold under Extras')
})

test('an airline that takes no animals sells no place, and a country that only takes them as cargo is named', async () => {
  const none = await soldBy('U2', 'Madrid', 'Lisbon')
  expect([petsIn(none.details), said(none.details)]).toEqual([[], 'easyJet takes no animals but assistance dogs.'])
  const island = await soldBy('TP', 'Lisbon', 'London')
  expect([petsIn(island.details), said(island.details)]).toEqual([[], 'United Kingdom: pets come in only as cargo.'])
})

test('no more animals are sold than a flight has room for, and one for each traveller', async () => {
  const { supplier, request, details } = await soldBy('TP', 'Lisbon', 'Madrid')
  const [cabin, crate] = petsIn(details)
  if (!cabin?.leftForParty || !crate) throw new Error('no place for a pet is sold')
  const both = [
    { optionId: cabin.optionId, passengerIndex: 0, quantity: 1 },
    { optionId: crate.optionId, passengerIndex: 0, quantity: 1 },
  ]
  expect(await supplier.fetchTerms({ ...request, services: both })).toMatchObject({ refusal: { code: 'service-gone' } })
  const apart = both.map((service, passengerIndex) => ({ ...service, passengerIndex }))
  const added = cabin.price.amountMinor + crate.price.amountMinor
  expect((await termsOf(supplier, { ...request, services: apart })).total.amountMinor).toBe(details.total.amountMinor + added)
})

test('an extra seat costs an adult’s fare without taxes, and is for those with a seat', async () => {
  const { details } = await soldBy('TP', 'Lisbon', 'Madrid')
  const seat = details.extras?.find(({ name }) => name === 'Extra seat')
  expect(seat).toMatchObject({ isForOne: true, passengerIndexes: [0, 1, 2] })
  const fare = details.fareOptions[0]?.find(({ fareId }) => fareId === details.fareIds[0])
  expect(seat?.price).toEqual(fare?.passengerFares.find(({ type }) => type === 'adult')?.base)
})

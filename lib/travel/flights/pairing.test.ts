import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOffer, facts } from '@/tests/fixtures/trip'
import { applyTripCommand } from '../trip/commands'
import { EMPTY_TRIP } from '../trip/trip'
import { areSoldTogether, unpairedSlice } from './pairing'

const together = (earlier: string, later: string) => areSoldTogether({ pairingKey: earlier }, { pairingKey: later })

test('a return goes with the outbound whose key it has, and with no other', () => {
  expect(together('a', 'a')).toBe(true)
  expect(together('a', 'b')).toBe(false)
})

test('the flights of a longer trip add a step each, and steps are compared whole', () => {
  expect(together('a', 'a/b')).toBe(true)
  expect(together('a/b', 'a/b/c')).toBe(true)
  expect(together('a', 'a/b/c')).toBe(true)
  expect(together('a', 'ab')).toBe(false)
  expect(together('a/b', 'a/c')).toBe(false)
  expect(together('a/b', 'a')).toBe(false)
})

test('a flight that is sold on its own goes with everything', () => {
  for (const other of ['any', 'a', 'a/b']) expect([together('any', other), together(other, 'any')]).toEqual([true, true])
})

test('an offer is held against what is picked before it and after it, but not against what it replaces', () => {
  const picks = [{ offer: { pairingKey: 'a' } }, { offer: { pairingKey: 'x' } }, { offer: { pairingKey: 'a/b' } }]
  expect(unpairedSlice({ sliceIndex: 1, pairingKey: 'a/b' }, picks)).toBeNull()
  expect(unpairedSlice({ sliceIndex: 1, pairingKey: 'c/b' }, picks)).toBe(0)
  expect(unpairedSlice({ sliceIndex: 1, pairingKey: 'a/c' }, picks)).toBe(2)
  expect(unpairedSlice({ sliceIndex: 1, pairingKey: 'a/c' }, [null, null, null])).toBeNull()
})

const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'a-'), { minLength: 1, maxLength: 4 })

test('whoever is on the way to a flight goes with it, whoever left the way does not', () => {
  fc.assert(
    fc.property(path, path, (first, second) => {
      const isOnTheWay = first.every((step, index) => second[index] === step)
      expect(together(first.join('/'), second.join('/'))).toBe(isOnTheWay)
    }),
  )
})

const back = anOffer({ offerId: 'back', sliceIndex: 1, pairingKey: 'a', departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' })
const out = anOffer({ offerId: 'out', pairingKey: 'a' })
const otherOut = anOffer({ offerId: 'other', pairingKey: 'b' })
const otherBack = { ...back, offerId: 'other-back', pairingKey: 'b' }

function pick(picked: (typeof out | null)[], offer: typeof out) {
  const trip = { ...EMPTY_TRIP, result: facts(), picks: picked.map((one) => one && { offer: one, fare: null }) }
  return applyTripCommand(trip, { type: 'pick-offer', sliceIndex: offer.sliceIndex, offerId: offer.offerId }, { offer })
}

test('a trip takes a pair that is sold, and refuses one that is not, in either direction', () => {
  expect(pick([out, null], back)).toMatchObject({ trip: { picks: [{ offer: { offerId: 'out' } }, { offer: { offerId: 'back' } }] } })
  expect(pick([out, null], otherBack)).toMatchObject({
    refusal: {
      code: 'not-sold-together',
      message: 'The airline doesn’t sell that flight together with your outbound. Choose another one, or change your outbound first.',
    },
  })
  expect(pick([out, back], otherOut)).toMatchObject({ refusal: { code: 'not-sold-together' } })
  expect(pick([out, null], otherOut)).toHaveProperty('trip')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ancillaryLines, NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import { type BagChange, changeAncillaries } from '@/lib/travel/ancillaries/change-ancillaries'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { NO_WISHES } from '@/lib/travel/flights/search'
import { aBag, someBags } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { bagSections, optionsFor, quantityOf, sameForEveryone, sameOnOtherDirections } from './bag-sections'
import { bagName, bagsName } from './bag-words'

const TRAVELLERS = { ...NO_WISHES.travellers, adults: 2 }
const PARTY = partyOf(TRAVELLERS)

function changed(bags: BagChange[], sold: BagOption[] = someBags(), before = NO_ANCILLARIES) {
  if (bags.length === 0) return before
  const after = changeAncillaries(before, { type: 'choose-bags', bags }, { bags: sold }, TRAVELLERS)
  if ('refusal' in after) throw new Error(after.refusal.message)
  return after.ancillaries
}

test('a bag is called by kind, pieces and weight, without a weight nobody states', () => {
  expect([
    bagName(aBag({ optionId: 'a' })),
    bagName(aBag({ optionId: 'b', kind: 'cabin', pieces: 2, weightKg: 8 })),
    bagName(aBag({ optionId: 'c', weightKg: null })),
    bagsName(aBag({ optionId: 'd' }), 2),
  ]).toEqual(['Checked bag, 23 kg', '2 cabin bags, 8 kg each', 'Checked bag', '2 × checked bag, 23 kg'])
})

test('what covers both ways stands before the single directions; lighter bags before heavier ones', () => {
  const sections = bagSections([...someBags().toReversed(), aBag({ optionId: 'both', sliceIndexes: [0, 1] })])
  expect(sections.map(({ sliceIndexes }) => sliceIndexes)).toEqual([[0, 1], [0], [1]])
  expect(sections[2]?.options.map(({ weightKg }) => weightKg)).toEqual([15, 23])
})

test('the same for everyone gives the others what one has, and takes away what one has not', () => {
  const [out] = bagSections(someBags())
  if (!out) throw new Error('no section')
  const before = changed([
    { optionId: 'bag-23-0', passengerIndex: 0, quantity: 2 },
    { optionId: 'bag-15-0', passengerIndex: 1, quantity: 1 },
  ])
  const after = changed(sameForEveryone(before.bags, out, 0, PARTY), someBags(), before)
  expect(PARTY.map(({ passengerIndex }) => quantityOf(after.bags, 'bag-23-0', passengerIndex))).toEqual([2, 2])
  expect(quantityOf(after.bags, 'bag-15-0', 1)).toBe(0)
  expect(sameForEveryone(after.bags, out, 0, PARTY)).toEqual([])
})

test('a weight that is not sold on the way back leaves what is chosen there', () => {
  const sold = [
    aBag({ optionId: 'out-20', weightKg: 20 }),
    aBag({ optionId: 'back-23', sliceIndexes: [1] }),
    aBag({ optionId: 'back-15', sliceIndexes: [1], weightKg: 15 }),
  ]
  const sections = bagSections(sold)
  const [out] = sections
  if (!out) throw new Error('no section')
  const before = changed(
    [
      { optionId: 'out-20', passengerIndex: 0, quantity: 1 },
      { optionId: 'back-23', passengerIndex: 0, quantity: 1 },
    ],
    sold,
  )
  expect(sameOnOtherDirections(before.bags, out, sections, PARTY)).toEqual([])
})

test('after any choices, copying them to the way back makes both ways cost the same, and copying again changes nothing', () => {
  const sold = someBags().filter(({ isPerPassenger }) => isPerPassenger)
  const sections = bagSections(sold)
  const choice = fc.record({
    optionId: fc.constantFrom(...sold.map(({ optionId }) => optionId)),
    passengerIndex: fc.constantFrom(0, 1),
    quantity: fc.integer({ min: 0, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 12 }), (choices) => {
      const [out] = sections
      if (!out) throw new Error('no section')
      const before = choices.reduce((chosen, one) => changed([one], sold, chosen), NO_ANCILLARIES)
      const after = changed(sameOnOtherDirections(before.bags, out, sections, PARTY), sold, before)
      const sumOf = (sliceIndex: number) =>
        after.bags
          .filter(({ option }) => option.sliceIndexes.includes(sliceIndex))
          .reduce((sum, { option, quantity }) => sum + option.price.amountMinor * quantity, 0)
      expect(sumOf(1)).toBe(sumOf(0))
      expect(ancillaryLines(after, 'GBP')[0]?.total ?? pounds(0)).toEqual(pounds(sumOf(0) + sumOf(1)))
      expect(sameOnOtherDirections(after.bags, out, sections, PARTY)).toEqual([])
    }),
  )
})

test('group bags are sold to nobody in particular', () => {
  const options = someBags()
  expect(optionsFor(options, null).map(({ optionId }) => optionId)).toEqual(['cabin-0'])
  expect(optionsFor(options, 0).map(({ optionId }) => optionId)).not.toContain('cabin-0')
})

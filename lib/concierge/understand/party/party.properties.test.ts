import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { readTravellers } from '../travellers'
import type { KnownTravellers } from './said-people'

const ages = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 })
/** Travellers as they can be known: some children and infants with ages, some without. */
const known: fc.Arbitrary<KnownTravellers> = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), childAges: ages, more: fc.nat(2), moreInfants: fc.nat(2), pets: fc.nat(2) })
  .map(({ adults, childAges, more, moreInfants, pets }) => ({
    adults,
    childAges,
    children: ofType(childAges, 'child') + more,
    infants: ofType(childAges, 'infant') + moreInfants,
    pets,
  }))

const COUNT = fc.constantFrom('one', 'two', 'three', '2', '4', '7')
const age = fc.integer({ min: 0, max: 17 })
const statement = fc.oneof(
  COUNT.map((count) => `${count} adults`),
  COUNT.map((count) => `we are ${count} adults`),
  fc.tuple(COUNT, COUNT).map(([adults, children]) => `${adults} adults and ${children} children`),
  fc.tuple(age, age).map((two) => `two adults and two kids aged ${two.join(' and ')}`),
  fc.tuple(age, age, age).map((three) => `me, my wife and our three kids, ${three.join(', ')}`),
  fc.tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 12 })).map((two) => `the kids are ${two.join(' and ')}`),
  fc.tuple(fc.integer({ min: 2, max: 12 }), age).map((two) => `our kids are ${two.join(' and ')}`),
  fc.integer({ min: 0, max: 12 }).map((years) => `the child is ${years}`),
  fc.integer({ min: 0, max: 3 }).map((years) => `the baby is ${years}`),
  fc.integer({ min: 1, max: 20 }).map((months) => `with our baby of ${months} months`),
  fc.constantFrom(
    'just me',
    'no children',
    'without the kids',
    'two of us',
    'just the two of us',
    'my husband and I',
    'a couple with a baby',
  ),
)
const change = fc.constantFrom(
  'my wife stays at home',
  'the eldest stays at home',
  'the youngest is not coming',
  'without the 5-year-old',
  'remove one child',
  'no infants',
  'minus two adults',
  'add a child of 7',
  'another baby',
  'my mother is coming too',
  'one child fewer',
  'the dog stays home',
  'no, 3',
  '3 not 2',
  'family of five',
  'five of us, three adults',
  'two of us are adults',
  'one of them is a baby',
)
const sentence = fc.oneof(statement, change)

test('counts are never negative, and at least one adult is left', () => {
  fc.assert(
    fc.property(sentence, known, (words, before) => {
      const after = { ...before, ...readTravellers(words, before).travellers }
      expect(Math.min(after.adults - 1, after.children, after.infants, after.pets)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the ages match the children and infants', () => {
  fc.assert(
    fc.property(sentence, sentence, known, (first, second, before) => {
      const between = { ...before, ...readTravellers(first, before).travellers }
      const after = { ...between, ...readTravellers(second, between).travellers }
      expect(ofType(after.childAges, 'adult')).toBe(0)
      expect(ofType(after.childAges, 'child')).toBeLessThanOrEqual(after.children)
      expect(ofType(after.childAges, 'infant')).toBeLessThanOrEqual(after.infants)
    }),
  )
})

test('who travels, said twice, is the same as said once', () => {
  fc.assert(
    fc.property(statement, known, (words, before) => {
      const once = { ...before, ...readTravellers(words, before).travellers }
      const twice = { ...once, ...readTravellers(words, once).travellers }
      expect(twice).toEqual(once)
    }),
  )
})

test('any words are read without harm: the rest is as long as the words, the counts are whole', () => {
  const piece = fc.constantFrom(
    'my',
    'two',
    'kids',
    '5',
    'and',
    ',',
    '(',
    ')',
    'baby',
    'of',
    'us',
    'not',
    'no',
    'year',
    'old',
    '~~~',
    'for',
    'adults',
    '+',
    'a',
    '.',
    'is',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), known, (pieces, before) => {
      const words = pieces.join(' ')
      const { travellers, rest } = readTravellers(words, before)
      expect(rest).toHaveLength(words.length)
      for (const count of [travellers.adults, travellers.children, travellers.infants, travellers.pets])
        if (count !== undefined) expect(Number.isInteger(count) && count >= 0).toBe(true)
    }),
  )
})

// A pattern that tries every way through such a message would outlast any test.
test('a long message of the same few words is read to its end', () => {
  for (const piece of ['my wife and ', 'two kids, ', '~~~ ', 'me, ', '5, ', 'the eldest ']) {
    const message = piece.repeat(Math.floor(4_000 / piece.length))
    expect(() => readTravellers(message, { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] })).not.toThrow()
  }
})

function ofType(all: readonly number[], type: 'adult' | 'child' | 'infant'): number {
  return all.filter((one) => passengerTypeOfAge(one) === type).length
}

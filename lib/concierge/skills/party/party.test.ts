import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { COMFORT, KINDS, NOBODY, ONE, SAID_FIRST, SAID_LATER } from './corpus'
import { foldParty } from './fold'
import type { Travellers } from './people'
import { speaksOfUs } from './people'

const names = createKnownNames()
const situation = startThread().situation()

function fold(words: string, known: Travellers = ONE, asked: ReadonlySet<string> = new Set()) {
  const { frames, tokens } = read(words, GRAMMAR, names, asked)
  const isOfUs = speaksOfUs(tokens.map(({ raw }) => raw))
  return foldParty(frames, { isOfUs, situation: { wishes: { ...situation.wishes, ...known } } })
}

describe('said first', () => {
  test.each(SAID_FIRST)('%s', (words, change) => {
    expect(fold(words).travellers).toEqual(change)
  })
})

describe('said later', () => {
  test.each(SAID_LATER)('%s', (words, known, change) => {
    expect(fold(words, known).travellers).toEqual(change)
  })
})

test.each(KINDS)('of every kind: %s', (words, change) => {
  expect(fold(words).travellers).toEqual(change)
})

test.each(COMFORT)('cabin and bags: %s', (words, change) => {
  const { travellers, needs, ...comfort } = fold(words)
  expect(comfort).toEqual({ softs: [], ...change })
})

test.each(['one kid who is 5, so 2 adults and 1 kid', 'a kid of 5, that makes two adults and one child'])('“%s” are three', (words) => {
  expect(fold(words).travellers).toMatchObject({ adults: 2, children: 1, childAges: [5] })
})

test('a child under two with a seat of its own travels as a child', () => {
  const ofBaby = { ownSeats: 1, travellers: { adults: 2, infants: 0, children: 1 } }
  expect(fold('two adults and a baby, and the baby needs her own seat')).toMatchObject(ofBaby)
  expect(fold('2 adults and my 1 year old who needs his own seat')).toMatchObject({ ownSeats: 1, travellers: { children: 1 } })
})

test('needs are told beside the counts', () => {
  expect(fold('two seniors').needs).toEqual(['senior'])
  expect(fold('its for my nan, 83, and she needs a wheelchair').needs).toEqual(['wheelchair'])
})

test('a child whose number is open is told apart from nobody', () => {
  expect(fold('my wife and I and our kids')).toMatchObject({ openCount: 'children', travellers: { adults: 2 } })
})

test.each(NOBODY)('nobody travels in "%s"', (words) => {
  expect(fold(words).travellers).toEqual({})
})

const age = fc.integer({ min: 0, max: 12 })
const known: fc.Arbitrary<Travellers> = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), childAges: fc.array(age, { maxLength: 4 }), more: fc.nat(2), pets: fc.nat(2) })
  .map(({ adults, childAges, more, pets }) => ({
    adults,
    childAges,
    children: countOf(childAges, 'child') + more,
    infants: countOf(childAges, 'infant'),
    pets,
  }))
const said = fc.constantFrom(...SAID_FIRST.map(([words]) => words), ...SAID_LATER.map(([words]) => words), ...KINDS.map(([words]) => words))

test('counts are whole and never negative, and the ages match the children and infants', () => {
  fc.assert(
    fc.property(said, said, known, (first, second, before) => {
      const between = { ...before, ...fold(first, before).travellers }
      const after = { ...between, ...fold(second, between).travellers }
      for (const count of [after.adults, after.children, after.infants, after.pets])
        expect(Number.isInteger(count) && count >= 0).toBe(true)
      expect(countOf(after.childAges, 'child')).toBeLessThanOrEqual(after.children)
      expect(countOf(after.childAges, 'infant')).toBeLessThanOrEqual(after.infants)
    }),
    { numRuns: 150 },
  )
})

function countOf(ages: readonly number[], type: 'adult' | 'child' | 'infant'): number {
  return ages.filter((one) => passengerTypeOfAge(one) === type).length
}

import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { read } from '../../grammar/read'
import { mendSlips } from '../../grammar/slips'
import { normaliseWords } from '../../understand/words'
import { GRAMMAR } from '../grammar'
import { type AncillaryContext, addAncillaryItems } from './context'
import { ABROAD, AGAIN, ANCILLARIES_NOT_SAID, ASKED_LATER, BOUGHT, EARLY, GEAR_FOR, NOT_EARLY, REPLIED, SHORT, WISHED } from './corpus'
import { foldAncillaries } from './fold'
import type { AncillaryWish } from './wish'

/** Two adults, a child and an infant; a connection outbound, one flight back. */
const FAMILY: AncillaryContext = {
  adults: 2,
  children: 1,
  infants: 1,
  flights: [['AA11', 'AA12'], ['BB22']],
  isReady: true,
  buysBags: true,
  spokenOf: null,
  open: [],
}

/** "seats together @0,1 >0": kind, detail, travellers (@ and indexes) and flights (> and directions, / and one of its flights). */
function told({ kind, wish, passengerIndexes, flights, ...what }: AncillaryWish): string {
  const parts = [
    what.seat,
    what.seatNumbers?.join('+'),
    what.quantity !== undefined && wish !== 'show' && `${what.quantity}${what.isEach ? ' each' : ''}`,
    what.isMore && 'more',
    what.weightKg && `${what.weightKg}kg`,
    what.bag,
    what.what,
    what.petKg && `${what.petKg}kg`,
    passengerIndexes && `@${passengerIndexes.join()}`,
    flights?.sliceIndexes && `>${flights.sliceIndexes.join()}`,
    flights?.segmentIndex !== undefined && `/${flights.segmentIndex}`,
    flights?.length && `>${flights.length}`,
  ].filter((part) => typeof part === 'string')
  return [wish === 'take' ? kind : `${wish} ${kind}`, ...parts].join(' ')
}

const NAMES = createKnownNames()

function reading(words: string, context: Partial<AncillaryContext> = {}) {
  const known = { ...FAMILY, ...context }
  const mended = mendSlips(normaliseWords(words), GRAMMAR.lexicons.en, NAMES)
  const { clauses } = read(mended, GRAMMAR, NAMES, new Set(), (chart) => addAncillaryItems(chart, known))
  return foldAncillaries(clauses, known)
}

const wishes = (words: string, context: Partial<AncillaryContext> = {}) => reading(words, context).wishes.map(told)

test.each(WISHED)('“%s”', (words, wished) => {
  expect(wishes(words)).toEqual(wished)
})

test.each(ABROAD)('in another language: “%s”', (words, wished) => {
  expect(reading(words).wishes.map(told)).toEqual(wished)
})

test.each(SHORT)('short words after a talk: “%s” about %s', (words, spokenOf, wished) => {
  expect(wishes(words, { spokenOf })).toEqual(wished)
})

test.each(AGAIN)('“%s” wishes for the same again', (words, again) => {
  expect(reading(words, { spokenOf: 'meals' })).toMatchObject({ wishes: [], again })
})

test.each(ANCILLARIES_NOT_SAID)('nothing of the kind in “%s”', (words) => {
  expect(reading(words)).toEqual(foldAncillaries([], FAMILY))
})

const BEFORE = { isReady: false, buysBags: false, flights: [] }

test.each(NOT_EARLY)('before the fares are chosen, “%s” is no wish for seats or extras', (words) => {
  expect(wishes(words, BEFORE)).toEqual([])
})

test.each(EARLY)('before the fares are chosen, “%s” is kept', (words, wished) => {
  expect(wishes(words, BEFORE)).toEqual(wished)
})

test.each(BOUGHT)('“%s” asks what the trip holds of %s, and wishes for nothing', (words, asked) => {
  const { wishes, bought } = reading(words)
  expect(wishes).toEqual([])
  expect(bought && `${bought.about}${bought.isOfSum ? ' sum' : ''}${bought.whom === null ? '' : ` @${bought.whom}`}`).toBe(asked)
})

test.each(ASKED_LATER)('“%s” asks whether it can be changed', (words) => {
  expect(reading(words)).toMatchObject({ wishes: [], isAskingLater: true })
})

test.each(GEAR_FOR)('“%s” says whose the skis are', (words, whom) => {
  expect(reading(words, { open: ['gear-asked'], spokenOf: 'extras' }).gearFor).toEqual(whom)
})

test.each(REPLIED)('while “%s”, “%s” answers “%s”', (open, words, reply) => {
  expect(reading(words, { open: [open] }).buyReply).toBe(reply)
})

test.each(['what is my total', 'is that for everyone?', 'does it include everyone?'])('“%s” wishes for nothing again', (words) => {
  expect(reading(words, { spokenOf: 'bags' }).again).toBeNull()
})

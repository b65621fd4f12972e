import { expect, test } from 'vitest'
import type { CheckoutDraft, DraftSave } from './checkout-draft-schema'
import { draftFields, draftOf, fieldOfInput } from './draft-fields'
import { mergeDraft, NO_DRAFT, shownDraft } from './merge-draft'

const NOON = 1_800_000_000_000
const adult = (fields: CheckoutDraft['passengers'][number]) => ({ passengers: [{ type: 'adult' as const, ...fields }], billing: {} })
const knowing =
  (known: number, ageMs = 0) =>
  (field: string) => ({ about: { [field]: { known, ageMs } } })
const FIRST = 'adult.0.firstName'

/** Saves one after the other, all at noon. */
function after(...saves: DraftSave[]) {
  return saves.reduce((kept, save) => mergeDraft(kept, save, NOON), NO_DRAFT)
}

test('fields that were typed in two places are all kept', () => {
  const kept = after(
    { ...adult({ firstName: 'Ada' }), by: 'one' },
    { ...adult({ lastName: 'Byron' }), by: 'two' },
    { passengers: [], billing: { city: 'Lisbon' }, by: 'one' },
  )
  expect(kept).toMatchObject({
    ...adult({ firstName: 'Ada', lastName: 'Byron' }),
    billing: { city: 'Lisbon' },
    version: NOON + 2,
    others: [],
  })
})

test('of two values of one field the later one is kept, and the other stands beside it', () => {
  const kept = after({ ...adult({ firstName: 'Ada' }), by: 'one' }, { ...adult({ firstName: 'Adam' }), by: 'two', ...knowing(0)(FIRST) })
  expect(shownDraft(kept)).toMatchObject({ ...adult({ firstName: 'Adam' }), others: [{ field: FIRST, value: 'Ada' }] })
})

test('what was typed earlier and arrives later does not replace the newer value, but is not lost either', () => {
  const kept = after(
    { ...adult({ firstName: 'Ada' }), by: 'one' },
    { ...adult({ firstName: 'Adam' }), by: 'offline', ...knowing(0, 60_000)(FIRST) },
  )
  expect(shownDraft(kept)).toMatchObject({ ...adult({ firstName: 'Ada' }), others: [{ field: FIRST, value: 'Adam' }] })
})

test('a value that was seen before it was typed over is no conflict', () => {
  const kept = after({ ...adult({ firstName: 'Ada' }), by: 'one' }, { ...adult({ firstName: 'Adam' }), by: 'two', ...knowing(NOON)(FIRST) })
  expect(shownDraft(kept)).toMatchObject({ ...adult({ firstName: 'Adam' }), others: [] })
})

test('a page that saves on, without having heard what became of its last save, is in no conflict with itself', () => {
  const kept = after(
    { ...adult({ firstName: 'A' }), by: 'one' },
    { ...adult({ firstName: 'Ad' }), by: 'one', ...knowing(0)(FIRST) },
    { ...adult({ firstName: 'Ada' }), by: 'one', ...knowing(0)(FIRST) },
  )
  expect(shownDraft(kept)).toMatchObject({ ...adult({ firstName: 'Ada' }), others: [] })
})

test('while two pages type into one field, one value of each is kept, not every beginning of it', () => {
  const kept = after(
    { ...adult({ firstName: 'A' }), by: 'one' },
    { ...adult({ firstName: 'Gr' }), by: 'two' },
    { ...adult({ firstName: 'Ad' }), by: 'one' },
    { ...adult({ firstName: 'Grace' }), by: 'two' },
    { ...adult({ firstName: 'Ada' }), by: 'one' },
  )
  expect(shownDraft(kept)).toMatchObject({ ...adult({ firstName: 'Ada' }), others: [{ field: FIRST, value: 'Grace' }] })
})

test('a third value joins the other two', () => {
  const kept = after(
    { ...adult({ firstName: 'Ada' }), by: 'one' },
    { ...adult({ firstName: 'Grace' }), by: 'two' },
    { ...adult({ firstName: 'Mary' }), by: 'three' },
  )
  expect(shownDraft(kept).others.map(({ value }) => value)).toEqual(['Ada', 'Grace'])
})

test('the other value goes once it was taken or turned down', () => {
  const two = after({ ...adult({ firstName: 'Ada' }), by: 'one' }, { ...adult({ firstName: 'Adam' }), by: 'two' })
  const taken = mergeDraft(two, { ...adult({ firstName: 'Ada' }), by: 'two', settled: [FIRST], ...knowing(NOON + 1)(FIRST) }, NOON)
  expect(shownDraft(taken)).toMatchObject({ ...adult({ firstName: 'Ada' }), others: [] })
  const turnedDown = mergeDraft(two, { passengers: [], billing: {}, by: 'one', settled: [FIRST] }, NOON)
  expect(shownDraft(turnedDown)).toMatchObject({ ...adult({ firstName: 'Adam' }), others: [] })
})

test('emptying a field that was filled elsewhere meanwhile keeps the words beside it', () => {
  const kept = after({ ...adult({ firstName: 'Ada' }), by: 'one' }, { ...adult({ firstName: '' }), by: 'two' })
  expect(shownDraft(kept).others).toEqual([{ field: FIRST, value: 'Ada' }])
})

test('a save that says what is known already changes nothing', () => {
  const kept = after({ ...adult({ firstName: 'Ada' }), by: 'one' })
  expect(mergeDraft(kept, { ...adult({ firstName: 'Ada', middleName: '' }), by: 'two' }, NOON)).toBe(kept)
})

test('each line of a passport is merged by itself', () => {
  const kept = after(
    { ...adult({ passport: { number: 'PA1' } }), by: 'one' },
    { ...adult({ passport: { nationality: 'GB' } }), by: 'two' },
    { ...adult({ passport: { number: 'PA2' } }), by: 'two' },
  )
  expect(kept.passengers[0]?.passport).toEqual({ number: 'PA2', nationality: 'GB' })
  expect(kept.others).toEqual([{ passengers: [{ type: 'adult', passport: { number: 'PA1' } }], billing: {}, by: 'one' }])
})

test('with fewer or more travellers everybody keeps their own name', () => {
  const two = after({
    passengers: [
      { type: 'adult', firstName: 'Ada' },
      { type: 'adult', firstName: 'Grace' },
      { type: 'child', firstName: 'Lily' },
    ],
    billing: {},
  })
  const oneAdult = mergeDraft(two, { passengers: [{ type: 'adult' }, { type: 'child', lastName: 'Byron' }], billing: {} }, NOON)
  expect(oneAdult.passengers).toEqual([
    { type: 'adult', firstName: 'Ada' },
    { type: 'adult', firstName: 'Grace' },
    { type: 'child', firstName: 'Lily', lastName: 'Byron' },
  ])
})

test('a draft is the same after it was taken apart and put together', () => {
  const draft: CheckoutDraft = {
    passengers: [
      { type: 'adult', firstName: 'Ada', savedPassengerId: null, passport: { number: 'PA1' } },
      { type: 'child' },
      { type: 'child', gender: 'female' },
    ],
    billing: { city: 'Lisbon', phoneCode: '+351' },
  }
  expect(draftOf(draftFields(draft))).toEqual(draft)
  expect(draftFields(draft)).toMatchObject({ 'adult.0.passport.number': 'PA1', 'child.1.gender': 'female', 'billing.city': 'Lisbon' })
})

test('an input is known by its name, whoever stands before its traveller', () => {
  const party = [{ type: 'adult' as const }, { type: 'adult' as const }, { type: 'child' as const }]
  expect(fieldOfInput('passengers.2.bornOn.month', party)).toBe('child.0.bornOn')
  expect(fieldOfInput('passengers.1.passport.expiresOn.year', party)).toBe('adult.1.passport.expiresOn')
  expect(fieldOfInput('passengers.1.phoneCode', party)).toBe('adult.1.phone')
  expect(fieldOfInput('billing.phoneCode', party)).toBe('billing.phoneCode')
  expect([fieldOfInput('passengers.5.firstName', party), fieldOfInput('ccNumber', party)]).toEqual([null, null])
})

test('emptying a billing field that the trip had filled in is a change, and leaving a passenger’s field empty is none', () => {
  const kept = after({ passengers: [{ type: 'adult', firstName: '' }], billing: { name: '' } })
  expect(kept).toMatchObject({ passengers: [], billing: { name: '' }, version: NOON })
})

import { expect, test } from 'vitest'
import { checkoutDraftSchema } from './checkout-draft-schema'

test('a draft from before a field existed is read as it was typed', () => {
  const old = { passengers: [{ type: 'adult', title: '', firstName: 'Ada', passport: null }, {}], billing: { city: 'Lis' } }
  expect(checkoutDraftSchema.parse(old)).toEqual(old)
})

test('the new fields are kept in the draft', () => {
  const draft = { passengers: [{ specialService: 'wheelchair-ramp', savedPassengerId: null }, { savedPassengerId: 'p-1' }], billing: {} }
  expect(checkoutDraftSchema.parse(draft)).toEqual(draft)
})

test('a card field cannot slip in', () => {
  expect(checkoutDraftSchema.safeParse({ passengers: [{ ccNumber: '1' }], billing: {} }).success).toBe(false)
  expect(checkoutDraftSchema.safeParse({ passengers: [], billing: { cc_number: '1' } }).success).toBe(false)
})

import { expect, test } from 'vitest'
import { type CardFormState, cardInfo, EMPTY_CARD_FORM } from './card-info'
import { isReadyForPayment, missingForPayment } from './ready-for-payment'
import type { SavedCardView } from './saved-card'

const saved = (change: Partial<SavedCardView> = {}): SavedCardView => ({
  id: 'card_1',
  card: { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
  isExpired: false,
  ...change,
})
const COMPLETE: CardFormState = { isComplete: true, isTouched: true, isEmpty: false, error: null }
const FORM = (form: CardFormState) => cardInfo([], null, form)
const HIDDEN = cardInfo([saved()], saved(), EMPTY_CARD_FORM)

// "valid passengers, valid billing, and a completed card unless a saved card form is hidden"
test.each([
  [true, true, 'a completed card', FORM(COMPLETE), null],
  [true, true, 'an empty card form', FORM(EMPTY_CARD_FORM), 'card'],
  [true, true, 'a half-filled card form', FORM({ ...EMPTY_CARD_FORM, isTouched: true, isEmpty: false }), 'card'],
  [true, true, 'a hidden form of a saved card', HIDDEN, null],
  [true, true, 'a saved card that has expired', cardInfo([saved()], saved({ isExpired: true }), EMPTY_CARD_FORM), 'card'],
  [true, true, 'an expired saved card and a completed other one', cardInfo([saved()], saved({ isExpired: true }), COMPLETE), null],
  [true, true, 'a saved card that is not chosen', cardInfo([saved()], null, EMPTY_CARD_FORM), 'card'],
  [true, false, 'a completed card', FORM(COMPLETE), 'billing'],
  [true, false, 'a hidden form of a saved card', HIDDEN, 'billing'],
  [false, true, 'a completed card', FORM(COMPLETE), 'passengers'],
  [false, true, 'a hidden form of a saved card', HIDDEN, 'passengers'],
  [false, false, 'an empty card form', FORM(EMPTY_CARD_FORM), 'passengers'],
] as const)('passengers valid: %s, billing valid: %s, %s', (arePassengersValid, isBillingValid, _, card, missing) => {
  expect(missingForPayment({ arePassengersValid, isBillingValid, card })).toBe(missing)
  expect(isReadyForPayment({ arePassengersValid, isBillingValid, card })).toBe(missing === null)
})

test('card info holds the nine facts of the specification, and nothing of a card but its end', () => {
  expect(HIDDEN).toEqual({
    hasActiveCard: true,
    cardLast4: '4242',
    isCardExpired: false,
    showCardForm: false,
    paymentMethodId: 'tok_sandbox_visa',
    cardComplete: false,
    cardTouched: false,
    cardError: null,
    isCardEmpty: true,
  })
})

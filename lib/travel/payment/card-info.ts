import type { SavedCardView } from './saved-card'

/** How far a card form is filled in, without anything that stands in it. */
export type CardFormState = { isComplete: boolean; isTouched: boolean; isEmpty: boolean; error: string | null }

export const EMPTY_CARD_FORM: CardFormState = { isComplete: false, isTouched: false, isEmpty: true, error: null }

/**
 * The specification's card info: all that anybody outside the card form knows. `showCardForm` is false while a saved card is chosen,
 * whose `paymentMethodId` then is the gateway's token.
 */
export type CardInfo = {
  hasActiveCard: boolean
  cardLast4: string | null
  isCardExpired: boolean
  showCardForm: boolean
  paymentMethodId: string | null
  cardComplete: boolean
  cardTouched: boolean
  cardError: string | null
  isCardEmpty: boolean
}

/** `chosen` is the saved card to pay with; null, or one that has expired, leaves the form to be filled in. */
export function cardInfo(saved: SavedCardView[], chosen: SavedCardView | null, form: CardFormState): CardInfo {
  const usable = chosen && !chosen.isExpired ? chosen : null
  return {
    hasActiveCard: saved.some(({ isExpired }) => !isExpired),
    cardLast4: chosen?.card.last4 ?? null,
    isCardExpired: chosen?.isExpired ?? false,
    showCardForm: usable === null,
    paymentMethodId: usable?.card.token ?? null,
    cardComplete: form.isComplete,
    cardTouched: form.isTouched,
    cardError: form.error,
    isCardEmpty: form.isEmpty,
  }
}

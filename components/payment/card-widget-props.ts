import type { Ref } from 'react'
import type { Money } from '@/lib/travel/money'
import type { Billing, CardToken } from '@/lib/travel/payment/billing'
import type { CardFormState } from '@/lib/travel/payment/card-info'

/**
 * `submit` checks the card and exchanges it for a token; null when something is wrong, which the form then says. `showErrors` says it
 * without taking the focus, while something further up is wrong as well.
 */
export type CardWidgetHandle = { submit: () => Promise<CardToken | null>; showErrors: () => void }

/** What every card form takes, whoever's it is. `onState` tells how far it is filled in, not with what. */
export type CardWidgetProps = {
  ref: Ref<CardWidgetHandle>
  /** What the card is asked for. */
  amount: Money
  /** Who pays, where that was asked before. */
  billing?: Billing | undefined
  keepCard?: boolean
  isDisabled?: boolean
  onEnter?: () => void
  onState?: (state: CardFormState) => void
}

import * as texts from '@/lib/texts/payment'
import { cardName, type SavedCardView } from '@/lib/travel/payment/saved-card'

/** "Visa ending 4242 expires 12/2030", or that it has expired. */
export function CardLine({ saved: { card, isExpired } }: { saved: SavedCardView }) {
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <span className="figures">{cardName(card)}</span>{' '}
      <span className={`text-fact ${isExpired ? 'text-brick' : 'text-ink-soft'}`}>
        {isExpired ? texts.expired(expiry) : texts.expires(expiry)}
      </span>
    </span>
  )
}

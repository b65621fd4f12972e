import { isRefused } from '@/components/payment/order-state'
import { chargedWords, keptWords, progressWords, reviewWords } from '@/components/payment/order-words'
import { ButtonLink } from '@/components/ui/button-link'
import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/booking'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { standingWords } from './standing-words'

type OrderFactsProps = { order: OrderView; email: string; refund: string | null }

/** The reference under which a trip is booked, or why there is none, with what became of the money. */
export function OrderFacts({ order, email, refund }: OrderFactsProps) {
  if (!order.bookingReference || order.status === 'failed') return <NotBooked order={order} />
  return (
    <div className="flex flex-col gap-1 px-4 py-5 sm:px-5">
      <h2 className="text-fact text-ink-soft">{texts.bookingReference}</h2>
      <p
        className={`figures select-all font-semibold text-[26px] leading-8 tracking-wide ${order.status === 'cancelled' ? 'line-through' : ''}`}
      >
        {order.bookingReference}
      </p>
      <Standing order={order} email={email} refund={refund} />
    </div>
  )
}

function Standing({ order, email, refund }: OrderFactsProps) {
  switch (order.status) {
    case 'success':
      return (
        <>
          <p className="break-words text-fact text-ink-soft">{texts.confirmationIsKept(email)}</p>
          {order.lastError && <Note>{order.lastError}</Note>}
        </>
      )
    case 'cancelling':
      return <p className="text-fact text-ink-soft">{texts.cancellingGoesOnWithoutYou(standingWords(order))}</p>
    case 'cancelled':
      return (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{texts.notValidForTravel}</p>
          <p>{order.lastError ?? refund}</p>
        </div>
      )
    case 'needs_review':
      return <p>{reviewWords(order)}</p>
    case 'payment_due':
      return <p className="text-fact text-ink-soft">{texts.bookedWhilePaidAgain}</p>
    default:
      return <p className="text-fact text-ink-soft">{progressWords(order)}</p>
  }
}

function NotBooked({ order }: { order: OrderView }) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-5 sm:px-5">
      <p>{notBookedWords(order)}</p>
      {(isRefused(order) || order.status === 'price_changed') && (
        <ButtonLink href={`/booking/${order.threadId}`}>{texts.backToTheCheckout}</ButtonLink>
      )}
    </div>
  )
}

function notBookedWords(order: OrderView): string {
  if (isRefused(order)) return `${sentence(order.lastError ?? texts.orderWasNotBooked)} ${keptWords(order)}`.trimEnd()
  if (order.status === 'price_changed') {
    return `${sentence(order.lastError ?? texts.airlineChangedItsPrice)} ${chargedWords(order)}`.trimEnd()
  }
  if (order.status === 'needs_review') return reviewWords(order)
  return texts.orderGoesOnWithoutYou(progressWords(order))
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

import { BankCheckOnPage } from '@/components/payment/bank-check-on-page'
import { isAwaitingBank, isUnderWay } from '@/components/payment/order-state'
import { PayDueOnPage } from '@/components/payment/pay-due-on-page'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { Card } from '@/components/ui/card'
import { LiveRegion } from '@/components/ui/live-region'
import { Price } from '@/components/ui/price'
import { Ribbon } from '@/components/ui/ribbon'
import { wasBooked } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/booking'
import { keptAfterCancellation } from '@/lib/texts/trip'
import type { BookingDocument } from '@/lib/travel/documents/booking-document'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Quote } from '@/lib/travel/payment/quote-schema'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { Worded } from '../ui/worded'
import { CancelBooking } from './cancel-booking'
import { Itinerary } from './itinerary'
import { OrderActions } from './order-actions'
import { OrderBadge } from './order-badge'
import { OrderFacts } from './order-facts'
import { ORDER_HEADING } from './order-heading'
import { OrderProgress } from './order-progress'
import { EveryStep, type TimelineStep } from './order-timeline'
import { OrderTravellers } from './order-travellers'
import { RefreshWhile } from './refresh-while'
import { SentMail, type SentMailView } from './sent-mail'

/** A booking that a person looks into is asked for every ten minutes. */
const SELDOM_MS = 60_000

type OrderPageProps = {
  order: OrderView
  document: BookingDocument
  search: FlightSearch
  picks: PickedFlight[]
  quote: Quote
  /** How the money of a cancelled order stands, in words. */
  refund: string | null
  steps: TimelineStep[]
  mails: { title: string; mail: SentMailView }[]
}

/** A booked trip, or one on its way there, or given back: reference, what can be done, flights, people, money, what happened. */
export function OrderPage({ order, document, search, picks, quote, refund, steps, mails }: OrderPageProps) {
  // What is settled stands aside; what is not is the first thing to read.
  const isSettledWell = order.status === 'success' || order.status === 'cancelled'
  return (
    <main className="mx-auto grid w-full max-w-[1120px] items-start gap-6 px-4 pt-6 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <LiveRegion />
      <RefreshWhile isActive={isMoving(order)} everyMs={order.status === 'needs_review' ? SELDOM_MS : undefined} />
      <div className="flex flex-col gap-1.5 lg:col-span-2">
        <div>
          <OrderBadge order={order} />
        </div>
        <h1 id={ORDER_HEADING} tabIndex={-1} className="break-words rounded-control font-semibold text-[28px] leading-9 tracking-[-0.01em]">
          {document.route}
        </h1>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {order.status === 'payment_due' && (
          <Card aria-label={texts.payment}>
            {order.isSimulated && <Ribbon tone="simulated">{texts.simulatedPayment}</Ribbon>}
            <PayDueOnPage order={order} />
          </Card>
        )}
        {order.status !== 'payment_due' && isAwaitingBank(order) ? (
          <Card aria-label={texts.payment}>
            {order.isSimulated && <Ribbon tone="simulated">{texts.simulatedPayment}</Ribbon>}
            <BankCheckOnPage order={order} />
          </Card>
        ) : (
          <Card aria-label={texts.booking}>
            <OrderFacts order={order} email={document.email} refund={refund} />
            {order.bookingReference && wasBooked(order.status) && <OrderActions order={order} search={search} email={document.email} />}
          </Card>
        )}
        {!isSettledWell && <Progress order={order} />}
        <Card aria-label={texts.flights} className="p-4 sm:p-5">
          <h2 className="mb-4 font-semibold text-[15px]">{texts.flights}</h2>
          <Itinerary search={search} picks={picks} />
        </Card>
        <Card aria-label={texts.passengers} className="p-4 sm:p-5">
          <h2 className="mb-3 font-semibold text-[15px]">{texts.passengers}</h2>
          <OrderTravellers document={document} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {isSettledWell && <Progress order={order} />}
        <Card aria-label={texts.price} className="flex flex-col gap-4 p-4 sm:p-5">
          <h2 className="font-semibold text-[15px]">{texts.price}</h2>
          <PriceBreakdown price={quote} />
          {order.status === 'cancelled' && (
            <p className="flex items-baseline justify-between gap-4 font-semibold text-[15px]">
              {keptAfterCancellation} <Price money={order.charged} />
            </p>
          )}
          {order.cardLast4 && (
            <p className="text-fact text-ink-soft">
              <Worded
                words={texts.cardEnding}
                parts={{ brand: order.cardBrand, digits: <span className="figures">{order.cardLast4}</span> }}
              />
            </p>
          )}
        </Card>
        {order.status === 'success' && order.paymentStatus === 'succeeded' && (
          <CancelBooking order={order} bought={{ search, picks, quote }} />
        )}
        {steps.length > 0 && (
          <Card aria-label={texts.whatHappened} className="px-4 py-1.5 sm:px-5">
            <EveryStep steps={steps} />
          </Card>
        )}
        {mails.map(({ title, mail }) => (
          <SentMail key={title} title={title} mail={mail} />
        ))}
      </div>
    </main>
  )
}

/** Something happens without the traveller, be it only that a hold is let go. */
function isMoving(order: OrderView): boolean {
  return isUnderWay(order) || order.stages.some(({ state }) => state === 'running')
}

function Progress({ order }: { order: OrderView }) {
  if (order.stages.length === 0) return null
  return (
    <Card aria-label={texts.progress} className="p-4 sm:p-5">
      <h2 className="mb-3 font-semibold text-[15px]">{texts.howItStands}</h2>
      <OrderProgress order={order} />
    </Card>
  )
}

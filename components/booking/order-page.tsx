import { isUnderWay } from '@/components/payment/order-state'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { Card } from '@/components/ui/card'
import { LiveRegion } from '@/components/ui/live-region'
import { Ribbon } from '@/components/ui/ribbon'
import type { BookingDocument } from '@/lib/travel/documents/booking-document'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Quote } from '@/lib/travel/payment/quote'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { CancelBooking } from './cancel-booking'
import { Itinerary } from './itinerary'
import { OrderActions } from './order-actions'
import { OrderBadge } from './order-badge'
import { OrderFacts } from './order-facts'
import { ORDER_HEADING } from './order-heading'
import { OrderTimeline, type TimelineStep } from './order-timeline'
import { OrderTravellers } from './order-travellers'
import { RefreshWhile } from './refresh-while'
import { SentMail, type SentMailView } from './sent-mail'

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
  return (
    <main className="mx-auto grid w-full max-w-[1120px] items-start gap-6 px-4 pt-6 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <LiveRegion />
      <RefreshWhile isActive={isUnderWay(order)} />
      <div className="flex flex-col gap-1.5 lg:col-span-2">
        <div>
          <OrderBadge order={order} />
        </div>
        <h1 id={ORDER_HEADING} tabIndex={-1} className="break-words rounded-control font-semibold text-[28px] leading-9 tracking-[-0.01em]">
          {document.route}
        </h1>
      </div>
      <div className="flex flex-col gap-6">
        <Card aria-label="Booking">
          {order.isSimulated && <Ribbon tone="simulated">Simulated: this booking exists here only, and no real card was charged.</Ribbon>}
          <OrderFacts order={order} email={document.email} refund={refund} />
          {order.bookingReference && order.status !== 'failed' && <OrderActions order={order} search={search} email={document.email} />}
        </Card>
        <Card aria-label="Flights" className="p-4 sm:p-5">
          <h2 className="mb-4 font-semibold text-[15px]">Flights</h2>
          <Itinerary search={search} picks={picks} />
        </Card>
        <Card aria-label="Passengers" className="p-4 sm:p-5">
          <h2 className="mb-3 font-semibold text-[15px]">Passengers</h2>
          <OrderTravellers document={document} />
        </Card>
      </div>
      <div className="flex flex-col gap-6">
        <Card aria-label="Price" className="flex flex-col gap-4 p-4 sm:p-5">
          <h2 className="font-semibold text-[15px]">Price</h2>
          <PriceBreakdown price={quote} />
          {order.cardLast4 && (
            <p className="text-fact text-ink-soft">
              {order.cardBrand} ending <span className="figures">{order.cardLast4}</span>
            </p>
          )}
        </Card>
        {order.status === 'success' && order.paymentStatus === 'succeeded' && <CancelBooking order={order} />}
        {steps.length > 0 && (
          <Card aria-label="What happened" className="p-4 sm:p-5">
            <h2 className="mb-3 font-semibold text-[15px]">What happened</h2>
            <OrderTimeline steps={steps} />
          </Card>
        )}
        {mails.map(({ title, mail }) => (
          <SentMail key={title} title={title} mail={mail} />
        ))}
      </div>
    </main>
  )
}

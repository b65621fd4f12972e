import { isRefused, isUnderWay } from '@/components/payment/order-state'
import { keptWords, progressWords, reviewWords } from '@/components/payment/order-words'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Ribbon } from '@/components/ui/ribbon'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { Quote } from '@/lib/travel/payment/quote'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { Itinerary } from './itinerary'
import { OrderBadge } from './order-badge'
import { OrderTimeline, type TimelineStep } from './order-timeline'
import { RefreshWhile } from './refresh-while'
import { SentMail, type SentMailView } from './sent-mail'

/** A booked trip, or one on its way there: reference, what happened, flights, people, money. */
export function OrderPage({
  order,
  search,
  picks,
  passengers,
  email,
  quote,
  steps,
  mail,
}: {
  order: OrderView
  search: FlightSearch
  picks: PickedFlight[]
  passengers: Passenger[]
  email: string
  quote: Quote
  steps: TimelineStep[]
  mail: SentMailView | null
}) {
  const cities = search.slices.map((slice) => slice.destination.cityName)
  return (
    <main className="mx-auto grid w-full max-w-[1120px] items-start gap-6 px-4 pt-6 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <RefreshWhile isActive={isUnderWay(order)} />
      <div className="flex flex-col gap-1.5 lg:col-span-2">
        <div>
          <OrderBadge order={order} />
        </div>
        <h1 className="break-words font-semibold text-[28px] leading-9 tracking-[-0.01em]">
          {[search.slices[0]?.origin.cityName, ...cities].join(' → ')}
        </h1>
      </div>
      <div className="flex flex-col gap-6">
        <Card aria-label="Booking">
          {order.isSimulated && <Ribbon tone="simulated">Simulated: this booking exists here only, and no real card was charged.</Ribbon>}
          <OrderFacts order={order} email={email} />
        </Card>
        <Card aria-label="Flights" className="p-4 sm:p-5">
          <h2 className="mb-4 font-semibold text-[15px]">Flights</h2>
          <Itinerary search={search} picks={picks} />
        </Card>
        <Card aria-label="Passengers" className="p-4 sm:p-5">
          <h2 className="mb-3 font-semibold text-[15px]">Passengers</h2>
          <ul className="flex flex-col gap-2">
            {passengers.map(({ type, firstName, middleName, lastName }, index) => (
              <li key={`${firstName} ${lastName}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 break-words">{[firstName, middleName, lastName].filter(Boolean).join(' ')}</span>
                <span className="text-fact text-ink-soft">
                  {type}
                  {order.ticketNumbers[index] && (
                    <>
                      {' · ticket '}
                      <span className="figures">{order.ticketNumbers[index]}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
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
        {steps.length > 0 && (
          <Card aria-label="What happened" className="p-4 sm:p-5">
            <h2 className="mb-3 font-semibold text-[15px]">What happened</h2>
            <OrderTimeline steps={steps} />
          </Card>
        )}
        {mail && <SentMail mail={mail} />}
      </div>
    </main>
  )
}

function OrderFacts({ order, email }: { order: OrderView; email: string }) {
  if (order.bookingReference) {
    return (
      <div className="flex flex-col gap-1 px-4 py-5 sm:px-5">
        <h2 className="text-fact text-ink-soft">Booking reference</h2>
        <p className="figures select-all font-semibold text-[26px] leading-8 tracking-wide">{order.bookingReference}</p>
        {order.status === 'success' && (
          <p className="break-words text-fact text-ink-soft">Your confirmation is kept with the order: {email}</p>
        )}
        {order.status !== 'success' && (
          <p className="text-fact text-ink-soft">{order.status === 'needs_review' ? reviewWords(order) : progressWords(order)}</p>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-5 sm:px-5">
      <p>{notBookedWords(order)}</p>
      {(isRefused(order) || order.status === 'price_changed') && (
        <ButtonLink href={`/booking/${order.threadId}`}>Back to the checkout</ButtonLink>
      )}
    </div>
  )
}

function notBookedWords(order: OrderView): string {
  if (isRefused(order)) return `${order.lastError ?? 'The order was not booked.'} ${keptWords(order)}`
  if (order.status === 'price_changed') return `${order.lastError ?? 'The airline changed its price.'} Nothing was charged.`
  if (order.status === 'needs_review') return reviewWords(order)
  return `${progressWords(order)}. You may leave this page: the order goes on, and is paid once.`
}

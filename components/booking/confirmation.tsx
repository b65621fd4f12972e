'use client'

import Link from 'next/link'
import { SavedCardNote } from '@/components/payment/saved-card-note'
import { StayNotPaid } from '@/components/stays/kept/stay-not-paid'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/booking'
import { keptAfterCancellation } from '@/lib/texts/trip'
import { type BookingDocument, bookingDocument } from '@/lib/travel/documents/booking-document'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip-schema'
import { tripPrice } from '@/lib/travel/trip/price'
import { Worded } from '../ui/worded'
import { Itinerary } from './itinerary'
import { OrderProgress } from './order-progress'
import { OrderTravellers } from './order-travellers'
import { PaperLink } from './paper-link'
import { standingWords } from './standing-words'

/** Step 3: what was booked, under which reference, for whom with which seats and bags, what it cost, and where to find it again. */
export function Confirmation({ live, order }: { live: LiveTrip; order: OrderView }) {
  const { trip } = live
  const document = documentOf(live, order)
  const isCancelled = order.status !== 'success'
  const kept = (
    <Link href={`/orders/${order.orderId}`} className="text-sea underline underline-offset-4">
      {texts.keptWithTheOrder}
    </Link>
  )
  return (
    <div className="animate-rise">
      <div className={`flex flex-col gap-1 px-4 py-5 sm:px-5 ${isCancelled ? 'bg-ribbon-soft' : 'bg-moss-soft'}`}>
        <p className={`flex items-center gap-2 font-medium text-fact ${isCancelled ? 'text-ribbon' : 'text-moss'}`}>
          {isCancelled ? (
            standingWords(order)
          ) : (
            <>
              <CheckIcon /> {texts.booked}
            </>
          )}
        </p>
        <h3 className="text-fact text-ink-soft">{texts.bookingReference}</h3>
        <p className={`figures select-all font-semibold text-[26px] leading-8 tracking-wide ${isCancelled ? 'line-through' : ''}`}>
          {order.bookingReference}
        </p>
        {trip.billing && (
          <p className="break-words text-fact text-ink-soft">
            {isCancelled ? (
              <Worded words={texts.moneyKeptWithTheOrder} parts={{ kept }} />
            ) : (
              <Worded words={texts.confirmationKeptWithTheOrder} parts={{ kept, email: trip.billing.email }} />
            )}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-5 px-4 py-5 sm:px-5">
        {trip.result && <Itinerary search={trip.result.search} picks={trip.picks} />}
        {document && (
          <section aria-label={texts.passengers} className="border-t pt-4">
            <OrderTravellers document={document} />
          </section>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 border-t pt-4 text-[15px] leading-6">
          <dt className="text-ink-soft">{order.status === 'cancelled' ? keptAfterCancellation : texts.paid}</dt>
          <dd className="text-end">
            <Price money={order.status === 'cancelled' ? order.charged : order.total} className="font-semibold" />
          </dd>
          {order.cardLast4 && (
            <>
              <dt className="text-ink-soft">{texts.card}</dt>
              <dd className="text-end">
                <Worded
                  words={texts.cardEnding}
                  parts={{ brand: order.cardBrand, digits: <span className="figures">{order.cardLast4}</span> }}
                />
              </dd>
            </>
          )}
        </dl>
        <StayNotPaid trip={trip} />
        <SavedCardNote />
        {order.stages.length > 0 && <HowItWent order={order} />}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/orders/${order.orderId}`}>{texts.openTheOrder}</ButtonLink>
          <PaperLink href={`/api/orders/${order.orderId}/pdf`} isFile>
            {texts.downloadPdf}
          </PaperLink>
          {/* In a thread the calendar is among what comes next, below this card. */}
          <span className={isCancelled ? '' : 'contents group-data-[place=thread]/checkout:hidden'}>
            <PaperLink href={`/api/orders/${order.orderId}/calendar`} isFile>
              {order.status === 'cancelled' ? texts.removeFromCalendar : texts.addToCalendar}
            </PaperLink>
          </span>
        </div>
      </div>
    </div>
  )
}

/** Folded: who has the reference needs it no more. Open while the booking is being given back. */
function HowItWent({ order }: { order: OrderView }) {
  return (
    <details open={order.status === 'cancelling'} className="group border-t pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-[15px] [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        {texts.howItWentStepByStep}
      </summary>
      <div className="pt-2">
        <OrderProgress order={order} />
      </div>
    </details>
  )
}

/** The booked trip as its papers have it. */
function documentOf({ trip }: LiveTrip, order: OrderView): BookingDocument | null {
  const price = tripPrice(trip)
  if (!trip.result || !trip.billing || !price) return null
  return bookingDocument({
    ...order,
    id: order.orderId,
    search: trip.result.search,
    picks: trip.picks.filter((pick) => pick !== null),
    ancillaries: trip.ancillaries,
    passengers: trip.passengers,
    billing: trip.billing,
    quote: price,
    card: order.cardBrand && order.cardLast4 ? { brand: order.cardBrand, last4: order.cardLast4 } : null,
    cancellation: null,
  })
}

'use client'

import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip'
import { Itinerary } from './itinerary'

/** Step 3: what was booked, under which reference, what it cost, and where to find it again. */
export function Confirmation({ live, order }: { live: LiveTrip; order: OrderView }) {
  const { trip } = live
  return (
    <div className="animate-rise">
      <div className="flex flex-col gap-1 bg-moss-soft px-4 py-5 sm:px-5">
        <p className="flex items-center gap-2 font-medium text-fact text-moss">
          <CheckIcon /> Booked
        </p>
        <h3 className="text-fact text-ink-soft">Booking reference</h3>
        <p className="figures select-all font-semibold text-[26px] leading-8 tracking-wide">{order.bookingReference}</p>
        {trip.billing && (
          <p className="break-words text-fact text-ink-soft">
            Your confirmation is{' '}
            <Link href={`/orders/${order.orderId}`} className="text-sea underline underline-offset-4">
              kept with the order
            </Link>
            : {trip.billing.email}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-5 px-4 py-5 sm:px-5">
        {trip.result && <Itinerary search={trip.result.search} picks={trip.picks} />}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 border-t pt-4 text-[15px] leading-6">
          <dt className="text-ink-soft">{trip.passengers.length === 1 ? 'Passenger' : 'Passengers'}</dt>
          <dd className="min-w-0 text-right">
            {trip.passengers.map(({ firstName, middleName, lastName }) => (
              <span key={`${firstName} ${lastName}`} className="block break-words">
                {[firstName, middleName, lastName].filter(Boolean).join(' ')}
              </span>
            ))}
          </dd>
          <dt className="text-ink-soft">Paid</dt>
          <dd className="text-right">
            <Price money={order.total} className="font-semibold" />
          </dd>
          {order.cardLast4 && (
            <>
              <dt className="text-ink-soft">Card</dt>
              <dd className="text-right">
                {order.cardBrand} ending <span className="figures">{order.cardLast4}</span>
              </dd>
            </>
          )}
          {order.ticketNumbers.length > 0 && (
            <>
              <dt className="text-ink-soft">{order.ticketNumbers.length === 1 ? 'Ticket' : 'Tickets'}</dt>
              <dd className="text-right">
                {order.ticketNumbers.map((number) => (
                  <span key={number} className="figures block">
                    {number}
                  </span>
                ))}
              </dd>
            </>
          )}
        </dl>
        <ButtonLink href={`/orders/${order.orderId}`}>Open the order</ButtonLink>
      </div>
    </div>
  )
}

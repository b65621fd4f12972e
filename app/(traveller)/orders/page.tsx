import type { Metadata } from 'next'
import Link from 'next/link'
import { requireUser } from '@/app/session'
import { OrderBadge } from '@/components/booking/order-badge'
import { PageHead } from '@/components/booking/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { Ribbon } from '@/components/ui/ribbon'
import type { OrderRow } from '@/lib/ports/order-store'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/orders'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { flownRoute } from '@/lib/travel/flights/flown-route'
import { cityWords } from '@/lib/travel/places/city-words'

export const metadata: Metadata = { title: texts.yourBookings, robots: { index: false } }

export default async function OrdersPage() {
  const user = await requireUser('/orders')
  const orders = await (await services()).orders.list(user.id)
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <PageHead backTo="/chat" backLabel={texts.backToYourTrips} />
      <main className="mx-auto w-full max-w-[720px] px-4 pt-6 pb-16">
        <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.yourBookings}</h1>
        {orders.length === 0 ? (
          <div className="mt-6 flex flex-col items-start gap-4 rounded-card border border-dashed px-5 py-8">
            <p>{texts.nothingIsBookedYet}</p>
            <ButtonLink href="/chat">{texts.planATrip}</ButtonLink>
          </div>
        ) : (
          <ul className="mt-6 flex flex-col gap-4">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRowCard order={order} today={today} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  )
}

function OrderRowCard({ order, today }: { order: OrderRow; today: PlainDate }) {
  return (
    <Card className="relative hover:border-sea">
      {order.isSimulated && <Ribbon tone="simulated">{texts.simulated}</Ribbon>}
      <div className="flex items-start justify-between gap-4 px-4 py-4">
        <div className="flex min-w-0 flex-col gap-1">
          <Link href={`/orders/${order.id}`} className="break-words font-semibold after:absolute after:inset-0 after:rounded-card">
            {flownRoute(order.search.slices, cityWords)}
          </Link>
          <p className="text-fact text-ink-soft">
            {order.search.slices.map((slice) => formatDay(slice.departureOn, today)).join(' · ')}
            {order.bookingReference && (
              <>
                {' · '}
                <span className="figures">{order.bookingReference}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          <Price money={order.quote.total} className="font-semibold" />
          <OrderBadge order={order} />
        </div>
      </div>
    </Card>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { requireUser } from '@/app/session/current-user'
import { OrderBadge } from '@/components/booking/order-badge'
import { PageHead } from '@/components/booking/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import type { OrderRow, OrderStore } from '@/lib/ports/order-store'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/orders'
import { formatDays, type PlainDate } from '@/lib/travel/dates'
import { flownRoute } from '@/lib/travel/flights/flown-route'
import type { Money } from '@/lib/travel/money'
import { cityWords } from '@/lib/travel/places/city-words'
import { viewOrder } from '@/lib/workflows/orders/order-view'

export const metadata: Metadata = { title: texts.yourBookings, robots: { index: false } }

export default async function OrdersPage() {
  const user = await requireUser('/orders')
  const { orders: store } = await services()
  const orders = await store.list(user.id)
  const kept = await keptOf(orders, store)
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <PageHead backTo="/chat" backLabel={texts.backToYourTrips} isSimulated={orders.some((order) => order.isSimulated)} />
      <main className="mx-auto w-full max-w-[1120px] px-4 pt-6 pb-16 sm:px-8">
        <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.yourBookings}</h1>
        {orders.length === 0 ? (
          <div className="mt-6 flex max-w-[720px] flex-col items-start gap-4 rounded-card border border-dashed px-5 py-8">
            <p>{texts.nothingIsBookedYet}</p>
            <ButtonLink href="/chat">{texts.planATrip}</ButtonLink>
          </div>
        ) : (
          <ul className="mt-6 grid gap-4 lg:grid-cols-2">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRowCard order={order} amount={kept.get(order.id) ?? order.quote.total} today={today} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  )
}

/** What was kept of each booking that was cancelled. */
async function keptOf(orders: OrderRow[], store: Pick<OrderStore, 'listSteps' | 'listPayments'>): Promise<Map<string, Money>> {
  const cancelled = orders.filter(({ status }) => status === 'cancelled')
  return new Map(await Promise.all(cancelled.map(async (order) => [order.id, (await viewOrder(order, store)).charged] as const)))
}

function OrderRowCard({ order, amount, today }: { order: OrderRow; amount: Money; today: PlainDate }) {
  return (
    <Card className="relative hover:border-sea">
      <div className="flex items-start justify-between gap-4 px-4 py-4">
        <div className="flex min-w-0 flex-col gap-1">
          <Link href={`/orders/${order.id}`} className="break-words font-semibold after:absolute after:inset-0 after:rounded-card">
            {flownRoute(order.search.slices, cityWords)}
          </Link>
          <p className="text-fact text-ink-soft">
            {formatDays(
              order.search.slices.map(({ departureOn }) => departureOn),
              today,
              ' · ',
            )}
            {order.bookingReference && (
              <>
                {' · '}
                <span className="figures">{order.bookingReference}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          <Price money={amount} className="font-semibold" />
          <OrderBadge order={order} />
        </div>
      </div>
    </Card>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireUser } from '@/app/session/current-user'
import { OrderPage } from '@/components/booking/order-page'
import { PageHead } from '@/components/booking/page-head'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/orders'
import { bookingDocument, refundStanding } from '@/lib/travel/documents/booking-document'
import { cancellationKey } from '@/lib/workflows/orders/cancellation-mail'
import { orderView } from '@/lib/workflows/orders/order-view'
import { receiptKey } from '@/lib/workflows/orders/receipt'

export const metadata: Metadata = { title: texts.booking, robots: { index: false } }

export default async function OrderRoute({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  const user = await requireUser(`/orders/${orderId}`)
  const { orders, outbox, threads } = await services()
  const order = await orders.find(orderId, user.id)
  if (!order) notFound()
  const [thread, steps, payments, receipt, cancellation] = await Promise.all([
    threads.find(order.threadId, user.id),
    orders.listSteps(order.id, user.id),
    orders.listPayments(order.id, user.id),
    outbox.find(receiptKey(order.id)),
    outbox.find(cancellationKey(order.id)),
  ])
  return (
    <>
      {/* A booking outlives its conversation. */}
      <PageHead
        backTo={thread ? `/chat/${thread.id}` : '/orders'}
        backLabel={thread ? texts.backToTheConversation : texts.yourBookings}
        isSimulated={order.isSimulated}
      />
      <OrderPage
        order={orderView({ order, steps, payments })}
        document={bookingDocument(order)}
        search={order.search}
        picks={order.picks}
        quote={order.quote}
        refund={refundStanding(order)}
        steps={steps.map(({ step, state, outcome, at }) => ({ step, state, outcome, at: at.toISOString() }))}
        mails={[
          ...(cancellation ? [{ title: texts.cancellationMail, mail: cancellation }] : []),
          ...(receipt ? [{ title: texts.confirmationMail, mail: receipt }] : []),
        ]}
      />
    </>
  )
}

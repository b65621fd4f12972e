import { isToolPart } from '@/components/chat/tool-part'
import { openMessage } from '@/lib/chat/open-message'
import type { EventToRecord } from '@/lib/replay/recorder'
import type { ReplayClock } from '@/lib/replay/replay-clock'
import type { ReplayStores } from '@/lib/services/replay-world'
import { tripPrice } from '@/lib/travel/trip/price'
import { describeSituation } from '@/lib/travel/trip/situation'
import { liveTripOf } from './replay'

/** What that is told of: a replay, or a thread of the app. */
export type Ended = {
  stores: Pick<ReplayStores, 'threadId' | 'userId' | 'messages' | 'trips' | 'orders'>
  clock: Pick<ReplayClock, 'now' | 'today'>
  mail: { sent: string[] }
}

/** How everything stands: the last event of a transcript. */
export async function endState(replay: Ended): Promise<Extract<EventToRecord, { type: 'end' }>> {
  const { clock } = replay
  const live = await liveTripOf(replay)
  const { order } = live
  return {
    type: 'end',
    situation: describeSituation(live.trip, order, clock.today(), clock.now().toISOString()),
    price: tripPrice(live.trip),
    order: order && {
      status: order.status,
      paymentStatus: order.paymentStatus,
      total: order.total,
      charged: order.charged,
      held: order.held,
      bookingReference: order.bookingReference,
      tickets: order.ticketNumbers.filter(Boolean).length,
      lastError: order.lastError,
    },
    database: await databaseState(replay),
  }
}

/** By table, what the thread left there, without ids and times that differ from run to run. */
async function databaseState({ stores, mail }: Ended): Promise<Record<string, unknown>> {
  const { threadId, userId, messages, trips, orders } = stores
  const [rows, stored, order] = await Promise.all([
    messages.list(threadId, userId),
    trips.load(threadId, userId),
    orders.findByThread(threadId, userId),
  ])
  const bought = order && {
    orders: [
      { status: order.status, payment_status: order.paymentStatus, authorise_number: order.authoriseNumber, last_error: order.lastError },
    ],
    order_steps: (await orders.listSteps(order.id, userId)).map(({ step, state }) => `${step} ${state}`),
    payments: (await orders.listPayments(order.id, userId)).map(({ status, amount, refunded }) => ({ status, amount, refunded })),
    outbox: mail.sent,
  }
  return {
    messages: rows.map((row) => ({
      role: row.role,
      status: row.status,
      versions: row.versions.length,
      says: saidIn(openMessage(row).parts),
    })),
    trip_commands: stored?.commands.map(({ issuedBy, command }) => `${issuedBy} ${command.type}`),
    ...bought,
  }
}

function saidIn(parts: ReturnType<typeof openMessage>['parts']): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'text') return [part.text]
    if (part.type === 'data-change') return [part.data.label]
    if (part.type === 'data-notice') return [`(${part.data.text})`]
    return isToolPart(part) ? [`[${part.type.slice('tool-'.length)}]`] : []
  })
}

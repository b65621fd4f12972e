'use client'

import { OrderProgress } from '@/components/booking/order-progress'
import { StepFooter } from '@/components/booking/step-footer'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Price } from '@/components/ui/price'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/payment'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { BankCheck } from './bank-check'
import { isAwaitingBank, isUnderWay } from './order-state'
import { progressWords, reviewWords } from './order-words'
import type { Payment, PaymentState } from './use-payment'

/** While an order is on its way, and when only a person can finish it: what is happening, and that leaving does no harm. */
export function OrderUnderWay({ order, payment }: { order: OrderView | null; payment: Payment }) {
  const phase = payment.state.name
  if (order?.status === 'needs_review') return <NeedsReview order={order} />
  // While a press is being sent, what stands there may be the attempt before it.
  if (order && isAwaitingBank(order) && phase !== 'paying') {
    return <BankCheck order={order} opensByItself={phase === 'watching'} onOrder={payment.take} onLeft={payment.leaveBankCheck} />
  }
  const running = order && isUnderWay(order) ? order : null
  const hasStages = running !== null && running.stages.length > 0
  return (
    <div>
      <div className="flex min-h-56 flex-col items-center justify-center gap-4 px-4 py-10 text-center sm:px-5">
        {running && <Price money={running.total} className="font-semibold text-[28px] leading-9" />}
        <div role={hasStages ? undefined : 'status'} className="flex flex-col items-center gap-2">
          <WorkingLine>{sentence(running, phase)}</WorkingLine>
        </div>
        <p className="max-w-[44ch] text-fact text-ink-soft">
          {phase === 'looking' ? texts.connectionBrokeOnTheWay : running ? texts.youMayLeaveThisPage : texts.keepThisPageOpen}
        </p>
        {hasStages && (
          <div className="w-full max-w-[480px] border-t pt-5">
            <OrderProgress order={running} />
          </div>
        )}
      </div>
      <StepFooter>
        <Button tone="primary" disabled>
          {phase === 'looking' ? texts.lookingForYourOrder : texts.paying}
        </Button>
      </StepFooter>
    </div>
  )
}

function sentence(order: OrderView | null, phase: PaymentState['name']): string {
  if (order) return progressWords(order)
  return phase === 'looking' ? texts.lookingWhetherOrderArrived : texts.sendingYourOrder
}

function NeedsReview({ order }: { order: OrderView }) {
  return (
    <div>
      <div className="flex flex-col gap-2 px-4 py-8 sm:px-5">
        <h3 className="font-semibold text-[18px]">{texts.personIsLooking}</h3>
        <p>{reviewWords(order)}</p>
        <p className="text-fact text-ink-soft">{texts.nothingMoreIsAskedOfYou}</p>
        {order.stages.length > 0 && (
          <div className="mt-3 border-t pt-5">
            <OrderProgress order={order} />
          </div>
        )}
      </div>
      <StepFooter>
        <ButtonLink href={`/orders/${order.orderId}`}>{texts.openTheOrder}</ButtonLink>
      </StepFooter>
    </div>
  )
}

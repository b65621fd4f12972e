import * as texts from '@/lib/texts/booking'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import type { NextEvent } from '@/lib/travel/trip/order-timeline-schema'
import { Worded } from '../ui/worded'
import { LocalTime } from './local-time'
import { amountWords, OrderAmounts } from './order-amounts'
import { stageWords } from './order-progress-words'
import { OrderStages } from './order-stages'
import { standingWords } from './standing-words'

/** How far an order is, what it has cost the card so far, and what happens next. A change is said once to who hears the page. */
export function OrderProgress({ order }: { order: OrderView }) {
  return (
    <div className="flex w-full flex-col gap-4 text-start">
      <p role="status" className="sr-only">
        {spokenWords(order)}
      </p>
      <OrderAmounts order={order} />
      {order.stages.length > 0 && <OrderStages stages={order.stages} />}
      {order.next && <WhatIsNext next={order.next} />}
    </div>
  )
}

function WhatIsNext({ next: { sentence, by } }: { next: NextEvent }) {
  return (
    <div className="rounded-control bg-sea-soft px-3.5 py-2.5">
      <p className="font-medium text-fact text-sea">{texts.whatHappensNext}</p>
      <p className="text-[15px] leading-6">
        {sentence}
        {by && (
          <>
            {' '}
            <span className="figures text-ink-soft">
              <Worded words={texts.byTheTime} parts={{ time: <LocalTime instant={by} isShort /> }} />
            </span>
          </>
        )}
      </p>
    </div>
  )
}

function spokenWords(order: OrderView): string {
  const running = order.stages.find(({ state }) => state === 'running')
  return `${running ? stageWords(running) : standingWords(order)}. ${amountWords(order)}.`
}

'use client'

import * as texts from '@/lib/texts/trip/budget'
import { pairWords } from '@/lib/travel/flights/date-coverage-words'
import type { BudgetOutlook } from '@/lib/travel/trip/trip-budget'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { useToday } from '../state/use-today'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Worded } from '../ui/worded'

/** Whether the cheapest flights fit the budget and, where they don't, other days that cost less, to be taken by a press while `isOpen`. */
export function WayOut({ outlook: { cheapest, left, limit, wayOut }, isOpen }: { outlook: BudgetOutlook; isOpen: boolean }) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  const isOver = left.amountMinor < 0
  const over = { ...left, amountMinor: Math.abs(left.amountMinor) }
  const canTake = isOpen && !isRead && live !== null && !isLocked(live)
  const today = useToday()
  const days = wayOut && pairWords(wayOut, today)

  function take() {
    if (isBusy || !wayOut || !days) return
    const { departureOn, returnOn } = wayOut
    act({ type: 'change-search', change: { departureOn, ...(returnOn ? { returnOn } : {}) } }, texts.youAskedForTheDays(days))
  }

  return (
    <div className="mt-2 flex flex-col gap-2 border-t pt-2 text-fact">
      <p>
        <Worded
          words={isOver ? texts.cheapestHere : texts.cheapestFits}
          parts={{ cheapest: <Price money={cheapest} />, over: <Price money={over} className="font-semibold" /> }}
        />
      </p>
      {wayOut && days && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            <Worded
              words={(wayOut.total.amountMinor <= limit.amountMinor ? texts.otherDaysFit : texts.otherDaysCost)(days)}
              parts={{ total: <Price money={wayOut.total} className="font-semibold" /> }}
            />
          </span>
          {canTake && (
            <Button size="small" aria-disabled={isBusy || undefined} onClick={take}>
              {texts.showTheseDays}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** The same on a sheet of its own, under the flights that it's about. */
export function BudgetNote(props: { outlook: BudgetOutlook; isOpen: boolean }) {
  return (
    <Card aria-label={texts.budget} className="px-4 pt-1 pb-3">
      <WayOut {...props} />
    </Card>
  )
}

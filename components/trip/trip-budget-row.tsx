'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip/budget'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { budgetStanding, currencyOfTrip, type TripBudget } from '@/lib/travel/trip/trip-budget'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { useTripStore } from '../state/trip-store'
import { Popover } from '../ui/popover'
import { BudgetBar } from './budget-bar'
import { BudgetEditor } from './budget-editor'

const WAY = 'inline-flex min-h-8 items-center rounded-control px-2 font-medium text-fact text-sea hover:underline pointer-coarse:min-h-11'

/** The budget as a part of the trip, with what it allows still, or the way to one; it is changed here without a word of the assistant. */
export function TripBudgetRow({ live }: { live: LiveTrip }) {
  const { threadId, isBusy } = useChatActions()
  const issue = useTripStore((state) => state.issue)
  const isRead = useReadOnly() !== null
  const [isEditing, setIsEditing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { budget } = live.trip
  const standing = budgetStanding(live.trip)
  const currency = budget?.amount.currency ?? currencyOfTrip(live.trip)
  if (currency === null || (isRead && !standing)) return null

  async function set(wanted: TripBudget | null) {
    const answer = await issue(threadId, { type: 'set-budget', budget: wanted })
    setRefusal('refusal' in answer ? answer.refusal.message : null)
  }

  return (
    <section aria-label={texts.budget} className={`border-t px-4 ${standing ? 'py-3' : 'py-1.5'}`}>
      {standing && <BudgetBar standing={standing} />}
      {!isRead && (
        <div className="-mx-2 mt-1 flex flex-wrap gap-x-1 first:mt-0">
          <Popover
            isOpen={isEditing}
            onOpenChange={setIsEditing}
            label={texts.budget}
            trigger={(opens) => (
              <button type="button" {...opens} aria-label={budget ? texts.changeTheBudget : undefined} className={WAY}>
                {budget ? texts.change : texts.setABudget}
              </button>
            )}
          >
            <BudgetEditor
              budget={budget}
              currency={currency}
              onApply={(wanted) => {
                if (wanted || budget) void set(wanted)
                return null
              }}
              onDone={() => setIsEditing(false)}
            />
          </Popover>
          {budget && (
            <button
              type="button"
              aria-label={texts.removeTheBudget}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : () => void set(null)}
              className={WAY}
            >
              {texts.remove}
            </button>
          )}
        </div>
      )}
      {refusal && (
        <p role="alert" className="pt-1 text-brick text-fact">
          {refusal}
        </p>
      )}
    </section>
  )
}

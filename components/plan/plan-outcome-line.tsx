'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/plan'
import { useChatActions } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { UndoIcon } from '../ui/icons'
import { usePlan } from './plan-context'
import type { PlanPart } from './use-plan-changes'

/** What the last press here came to: done and how to take it back, or why not. */
export function PlanOutcomeLine({ at }: { at: PlanPart }) {
  const { threadId, outcome, undo } = usePlan()
  const { isBusy } = useChatActions()
  const version = useTripStore((store) => store.trips[threadId]?.version)
  const [isTakingBack, setIsTakingBack] = useState(false)
  if (outcome?.at !== at) return null
  if (outcome.status === 'refused') {
    return (
      <p role="alert" className="border-saffron border-s-2 py-0.5 ps-3 text-[15px] leading-6">
        {outcome.message}
      </p>
    )
  }
  if (outcome.status === 'undone') return <p className="text-fact text-ink-soft">{texts.takenBack}</p>
  const isWaiting = isBusy || isTakingBack

  /** A double tap takes back one thing and not two. */
  async function takeBack() {
    setIsTakingBack(true)
    await undo()
    setIsTakingBack(false)
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-fact text-ink-soft">
      <span className="min-w-0 break-words">{outcome.words}</span>
      {version === outcome.version && (
        <button
          type="button"
          aria-label={texts.undoChange(outcome.words)}
          aria-disabled={isWaiting || undefined}
          onClick={isWaiting ? undefined : () => void takeBack()}
          className="-my-1 inline-flex min-h-8 items-center gap-1 rounded-control px-2 font-medium text-sea hover:bg-sea-soft pointer-coarse:min-h-11"
        >
          <UndoIcon className="size-3.5" /> {texts.undo}
        </button>
      )}
    </p>
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { useAnnouncerStore } from '../state/announcer-store'
import { useTripStore } from '../state/trip-store'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { UndoIcon } from '../ui/icons'
import { useChatActions } from './chat-actions'

/** A click that changed the trip, as one thin line; the last one can be taken back while nothing came after it. */
export function ChangeLine({ label: said, canUndo }: { label: string; canUndo: boolean }) {
  const label = formatClocksIn(said, useTimeFormat())
  const { threadId, isBusy } = useChatActions()
  const live = useLiveTrip()
  const undo = useTripStore((state) => state.undo)
  const announce = useAnnouncerStore((state) => state.announce)
  const [outcome, setOutcome] = useState<{ status: 'undone' } | { status: 'refused'; message: string } | null>(null)
  const isUndone = outcome?.status === 'undone'
  const clickVersion = useTripStore((state) => state.clickVersions[threadId])
  const hasUndo = canUndo && !isUndone && live !== null && live.version === clickVersion && live.undoLabel !== null && !isLocked(live)

  const [isTakingBack, setIsTakingBack] = useState(false)
  const isWaiting = isBusy || isTakingBack
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its button is gone.
    if (isUndone && document.activeElement === document.body) line.current?.closest('article')?.focus({ preventScroll: true })
  }, [isUndone])

  /** A double tap takes back one thing and not two. */
  async function takeBack() {
    setIsTakingBack(true)
    const answer = await undo(threadId)
    setIsTakingBack(false)
    if ('refusal' in answer) return setOutcome({ status: 'refused', message: answer.refusal.message })
    setOutcome({ status: 'undone' })
    announce(texts.undoneChange(label))
  }

  return (
    <div ref={line} className="flex items-center justify-center gap-3 text-fact text-ink-soft">
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line max-sm:hidden" />
      <p className={`figures min-w-0 max-w-full text-center !whitespace-normal ${isUndone ? 'line-through' : ''}`}>{label}</p>
      {isUndone && <p>{texts.undone}</p>}
      {hasUndo && (
        <button
          type="button"
          aria-label={texts.undoChange(label)}
          aria-disabled={isWaiting || undefined}
          onClick={isWaiting ? undefined : () => void takeBack()}
          className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 font-medium text-sea hover:bg-sea-soft pointer-coarse:min-h-11"
        >
          <UndoIcon className="size-3.5" /> {texts.undo}
        </button>
      )}
      {outcome?.status === 'refused' && (
        <p role="alert" className="text-brick">
          {outcome.message}
        </p>
      )}
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line max-sm:hidden" />
    </div>
  )
}

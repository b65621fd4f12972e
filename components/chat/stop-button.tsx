'use client'

import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { StopIcon } from '../ui/icons'

const A_MOMENT_MS = 400

/** Stops the answer; says that it is about to when that takes longer than a moment. */
export function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isStopping) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), A_MOMENT_MS)
    return () => clearTimeout(timer)
  }, [isStopping])
  return (
    <button
      type="button"
      onClick={isStopping ? undefined : onStop}
      aria-label={isLong ? texts.stopTheAnswerIsStopping : texts.stopTheAnswer}
      aria-disabled={isStopping || undefined}
      className="inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-full border text-fact text-ink hover:border-ink-soft pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      {isLong && <span className="ps-3">{texts.stopping}</span>}
      <StopIcon className={isLong ? 'me-3' : ''} />
    </button>
  )
}

'use client'

import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { SkeletonRows } from '../ui/skeleton'
import { WorkingLine } from '../ui/working-line'

const LONG_WAIT_MS = 8_000
/** Two lines, as long as a first sentence mostly is. */
const LINES = ['h-4 w-4/5', 'h-4 w-1/2'] as const

/** The time before the first word: lines where it will stand; a long wait is said to be one. */
export function AnswerProgress() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex flex-col gap-3">
      <SkeletonRows label={texts.writingTheAnswer} rows={LINES} className="py-1" />
      {isLong && <WorkingLine>{texts.stillAtIt}</WorkingLine>}
    </div>
  )
}

'use client'

import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { WorkingLine } from '../ui/working-line'

const LONG_WAIT_MS = 8_000

/** The time before the first word, in words; a long wait is said to be one. */
export function AnswerProgress() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return <WorkingLine>{isLong ? texts.stillAtIt : texts.oneMoment}</WorkingLine>
}

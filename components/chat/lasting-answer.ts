'use client'

import { createContext, useContext, useEffect, useState } from 'react'

/** Most answers of words alone are there sooner. */
const A_GLANCE_MS = 300

const LastingAnswer = createContext(false)
export const LastingAnswerProvider = LastingAnswer.Provider

/** Whether an answer is on its way for longer than a glance. Whatever shows that in every turn of a thread would else change twice for each. */
export function useIsAnswerLasting(): boolean {
  return useContext(LastingAnswer)
}

/** True from a moment after an answer has begun until its end. */
export function useLasting(isAnswering: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isAnswering) return
    const timer = setTimeout(() => setHasLasted(true), A_GLANCE_MS)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isAnswering])
  return isAnswering && hasLasted
}

'use client'

import { useMemo, useState } from 'react'
import { MOST_COMPARED } from '@/lib/travel/flights/line-up-facts'

/** The choices of one list that are ticked to be compared, in the order they were ticked. The same object until that changes. */
export type Comparison = { keys: readonly string[]; isFull: boolean; toggle: (key: string) => void; clear: () => void }

export function useComparison(): Comparison {
  const [keys, setKeys] = useState<readonly string[]>([])
  return useMemo(
    () => ({
      keys,
      isFull: keys.length >= MOST_COMPARED,
      toggle: (key) =>
        setKeys((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key].slice(0, MOST_COMPARED))),
      clear: () => setKeys([]),
    }),
    [keys],
  )
}

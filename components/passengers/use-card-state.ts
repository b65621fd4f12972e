'use client'

import { useState } from 'react'
import type { PassengerErrors } from '@/lib/travel/passengers/validate-passenger'
import { NOT_SAVED, type SaveWish } from './save-choice'

/** What belongs to the cards and to no draft, by place in the list: the fields that were left, whom to save, whose number is typed anew. */
export function useCardState() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isShowingAll, setIsShowingAll] = useState(false)
  const [wishes, setWishes] = useState<Record<number, SaveWish>>({})
  const [unmasked, setUnmasked] = useState<ReadonlySet<number>>(new Set())
  return {
    /** An error is shown once its field was left, or once somebody wanted to go on. */
    shownErrors: (index: number, errors: PassengerErrors): PassengerErrors =>
      isShowingAll ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(`${index}.${field}`))),
    leave: (index: number, fields: string[]) => setLeft((before) => new Set([...before, ...fields.map((field) => `${index}.${field}`)])),
    showAll: () => setIsShowingAll(true),
    wishOf: (index: number): SaveWish => wishes[index] ?? NOT_SAVED,
    wish: (index: number, wish: SaveWish) => setWishes((before) => ({ ...before, [index]: wish })),
    isUnmasked: (index: number) => unmasked.has(index),
    unmask: (index: number) => setUnmasked((before) => new Set(before).add(index)),
    mask: (index: number) => setUnmasked((before) => new Set([...before].filter((at) => at !== index))),
  }
}

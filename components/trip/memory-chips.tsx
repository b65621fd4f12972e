'use client'

import type { MouseEvent } from 'react'
import * as texts from '@/lib/texts/trip/memory'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { MemoryChange } from '@/lib/travel/trip/trip-memory'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { useTripStore } from '../state/trip-store'
import { Chip, Tag } from '../ui/chip'
import { CloseIcon } from '../ui/icons'
import { LIKING_WORDS, NEED_WORDS, nightsWords } from './memory-words'

/** Likes, needs and nights kept with the trip, each with a button to remove it; renders nothing if there are none. */
export function MemoryChips({ live }: { live: LiveTrip }) {
  const { threadId, isBusy } = useChatActions()
  const issue = useTripStore((state) => state.issue)
  const isRead = useReadOnly() !== null
  const { likes, needs, nights } = live.trip.memory
  const kept: { name: string; words: string; forget: MemoryChange }[] = [
    ...likes.map((like) => ({ name: like, words: LIKING_WORDS[like], forget: { notLikes: [like] } })),
    ...needs.map((need) => ({ name: need, words: NEED_WORDS[need], forget: { notNeeds: [need] } })),
    ...(nights === null ? [] : [{ name: 'nights', words: nightsWords(nights), forget: { nights: null } }]),
  ]
  if (kept.length === 0) return null

  function forget({ currentTarget }: MouseEvent, change: MemoryChange) {
    const item = currentTarget.closest('li')
    const neighbour = item?.previousElementSibling ?? item?.nextElementSibling
    neighbour?.querySelector('button')?.focus()
    void issue(threadId, { type: 'remember', change })
  }

  return (
    <ul aria-label={texts.keptInMindTitle} className="flex flex-wrap gap-1.5">
      {kept.map((one) => (
        <li key={one.name} className="max-w-full">
          {isRead ? (
            <Tag tone="sea">{one.words}</Tag>
          ) : (
            <Chip
              className="max-lg:min-h-11"
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : (event) => forget(event, one.forget)}
            >
              <span className="truncate">{one.words}</span>
              <CloseIcon className="size-3.5 opacity-70" />
              <span className="sr-only">, {texts.forget}</span>
            </Chip>
          )}
        </li>
      ))}
    </ul>
  )
}

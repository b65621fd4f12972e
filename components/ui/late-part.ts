'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import * as texts from '@/lib/texts/ui'
import { onFirstTouch } from './first-touch'
import { showPopup } from './notices/notice-store'

/** A part that no untouched page needs. `read` is null until it has been fetched, which `fetch` does once, or again after it failed. */
export type LatePart<Part> = {
  fetch: () => Promise<void>
  read: () => Part | null
  subscribe: (hear: () => void) => () => void
}

const parts: Pick<LatePart<unknown>, 'fetch'>[] = []

export function createLatePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null
  const waiting = new Set<() => void>()
  const fetch = async () => {
    if (part) return
    part = await load()
    for (const hear of [...waiting]) hear()
  }
  parts.push({ fetch })
  return {
    fetch,
    read: () => part,
    subscribe: (hear) => {
      waiting.add(hear)
      return () => void waiting.delete(hear)
    },
  }
}

/** For whoever draws without a browser, and so without a touch: all parts of what was imported so far. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(parts.map(({ fetch }) => fetch()))
}

/**
 * The part from when it is wanted for the first time. It is fetched at the first touch of the page, so that it is there by then, and at the
 * latest then. Where it cannot be had `giveUp` takes the wish back, which is said; the next wish asks again.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean, giveUp: () => void): Part | null {
  // A page comes to life as the server drew it; without a browser what is there is drawn.
  const part = useSyncExternalStore(late.subscribe, late.read, () => (typeof window === 'undefined' ? late.read() : null))
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const fail = useEffectEvent(() => {
    giveUp()
    showPopup({ type: 'error', message: texts.couldNotBeLoaded })
  })

  useEffect(() => onFirstTouch(() => void late.fetch().catch(() => undefined)), [late])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    late.fetch().catch(() => isCurrent && fail())
    return () => {
      isCurrent = false
    }
  }, [late, isWanted])

  return wasWanted ? part : null
}

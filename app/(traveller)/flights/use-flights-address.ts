'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo, useSyncExternalStore } from 'react'
import { type FlightsAddress, readFlightsAddress, writeFlightsAddress } from '@/lib/travel/flights/search-url'

const PATH = '/flights'

/**
 * What the address says, and the one way to change it: a step forward that Back takes back, without asking the server. Read from
 * the window itself: the router tells of it later, and of two quick steps back not always the last.
 */
export function useFlightsAddress(): { address: FlightsAddress; dropped: string[]; show: (address: FlightsAddress) => void } {
  // Links of the app change the address without an event of the window.
  const query = useSearchParams()
  const said = useSyncExternalStore(subscribe, saidNow, () => query.toString())
  const read = useMemo(() => readFlightsAddress(new URLSearchParams(said)), [said])
  return { ...read, show }
}

const listeners = new Set<() => void>()
let lastSaid = ''

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** While the page is being left, the address is another page's already. */
function saidNow(): string {
  if (window.location.pathname === PATH) lastSaid = window.location.search.slice(1)
  return lastSaid
}

function show(address: FlightsAddress): void {
  const written = writeFlightsAddress(address)
  // A step to where one stands would only be one more to go back.
  if (written !== window.location.search.slice(1)) window.history.pushState(null, '', `${PATH}?${written}`)
  for (const listener of listeners) listener()
}

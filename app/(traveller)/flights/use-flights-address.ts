'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { type FlightsAddress, readFlightsAddress, writeFlightsAddress } from '@/lib/travel/flights/search-url'

/** What the address says, and the one way to change it: a step forward that Back takes back, without asking the server. */
export function useFlightsAddress(): { address: FlightsAddress; dropped: string[]; show: (address: FlightsAddress) => void } {
  const query = useSearchParams()
  const read = useMemo(() => readFlightsAddress(query), [query])
  return { ...read, show: (address) => window.history.pushState(null, '', `/flights?${writeFlightsAddress(address)}`) }
}

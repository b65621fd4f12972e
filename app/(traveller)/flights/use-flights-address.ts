'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { type FlightsAddress, readFlightsAddress, writeFlightsAddress } from '@/lib/travel/flights/search-url'

/** What the address says, and the one way to change it: a step forward that Back takes back, without asking the server. */
export function useFlightsAddress(): { address: FlightsAddress; dropped: string[]; show: (address: FlightsAddress) => void } {
  const query = useSearchParams()
  const said = query.toString()
  const read = useMemo(() => readFlightsAddress(query), [query])
  // The router takes a moment to tell of a new address; what was pressed shows at once.
  const [ahead, setAhead] = useState<{ said: string; address: FlightsAddress } | null>(null)
  if (ahead && ahead.said !== said) setAhead(null)
  return {
    ...read,
    address: ahead?.said === said ? ahead.address : read.address,
    show: (address) => {
      setAhead({ said, address })
      const written = writeFlightsAddress(address)
      // A step to where one stands would only be one more to go back.
      if (written !== window.location.search.slice(1)) window.history.pushState(null, '', `/flights?${written}`)
    },
  }
}

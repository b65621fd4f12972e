'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { openSearch } from '@/components/state/open-search'
import { keepPendingSearch } from '@/components/state/pending-search'
import { Button } from '@/components/ui/button'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/booking'
import { type FlightSearch, wishesOf } from '@/lib/travel/flights/search'
import { cityWords } from '@/lib/travel/places/city-words'
import { sameTripAddress, searchAgain } from './search-again'

/** Looks for the same flights once more and goes on with them in a new thread; days that are over are chosen anew. */
export function BookAgain({ search }: { search: FlightSearch }) {
  const [state, setState] = useState<{ name: 'ready' | 'searching' } | { name: 'refused'; message: string }>({ name: 'ready' })
  const router = useRouter()
  const running = useRef<AbortController>(null)
  const start = async () => {
    running.current?.abort()
    running.current = new AbortController()
    setState({ name: 'searching' })
    const outcome = await openSearch(searchAgain(search), { onProgress: () => undefined, signal: running.current.signal })
    if (outcome.type !== 'result') {
      const message = outcome.type === 'refusal' ? outcome.refusal.message : texts.searchCannotBeRepeated
      return setState({ name: 'refused', message })
    }
    const { origin, destination } = wishesOf(search)
    const label = texts.bookAgainRoute(origin ? cityWords(origin) : '', destination ? cityWords(destination) : '')
    keepPendingSearch({ type: 'take-search', searchId: outcome.result.searchId, filters: [] }, label)
    router.push('/chat')
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button tone="text" className="-ms-4" disabled={state.name === 'searching'} onClick={() => void start()}>
        {texts.bookAgain}
      </Button>
      <div role="status" className="min-w-0 text-fact text-ink-soft">
        {state.name === 'searching' && <WorkingLine>{texts.lookingForTheSameFlights}</WorkingLine>}
        {state.name === 'refused' && (
          <p>
            {state.message}{' '}
            <Link href={sameTripAddress(search)} className="text-sea underline underline-offset-4">
              {texts.chooseOtherDays}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

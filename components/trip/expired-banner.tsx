'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { daysBetween, formatDay } from '@/lib/travel/dates'
import { formatMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { ResultFacts } from '@/lib/travel/trip/trip'
import { useNow } from '../booking/use-now'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { StoredTime } from '../flights/card-standing'
import { useIsHydrated } from '../session/use-is-hydrated'
import { ownDay } from '../state/own-day'
import { useHasPassed } from '../state/use-has-passed'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { Button } from '../ui/button'
import { CheckIcon } from '../ui/icons'
import { Worded } from '../ui/worded'
import { keptOfTrip } from './kept-words'
import { NewDates } from './new-dates'
import { PriceChoice } from './price-choice'
import { usePriceCheck } from './use-price-check'

/**
 * The one place where a thread says that its prices are out of date: one press asks for today's. Nothing while they hold, while there are
 * none, and once the trip is being booked.
 */
export function ExpiredBanner() {
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  // Which day and which time it is, is known in the browser only.
  const isHydrated = useIsHydrated()
  const [heldVersion, setHeldVersion] = useState<number | null>(null)
  const result = live?.trip.result
  if (!live || !result || isRead || !isHydrated || isLocked(live)) return null
  return (
    <Standing key={result.searchId} live={live} result={result} heldVersion={heldVersion} onHeld={() => setHeldVersion(live.version)} />
  )
}

type StandingProps = { live: LiveTrip; result: ResultFacts; heldVersion: number | null; onHeld: () => void }

function Standing({ live, result, heldVersion, onHeld }: StandingProps) {
  const hasExpired = useHasPassed(result.expiresAt)
  if (!hasExpired)
    return <StillHeld isJustChecked={heldVersion !== null && live.version === heldVersion + 1} expiresAt={result.expiresAt} />
  return (
    <section aria-label={texts.pricesOutOfDate} className="mb-2 flex max-h-[50dvh] flex-col gap-3 overflow-y-auto rounded-card">
      <OutOfDate live={live} result={result} onHeld={onHeld} />
    </section>
  )
}

/** Until the trip changes again, or its prices run out. */
function StillHeld({ isJustChecked, expiresAt }: { isJustChecked: boolean; expiresAt: string }) {
  return (
    <p role="status" className="flex items-center gap-2 px-4 pb-2 text-fact text-moss empty:hidden">
      {isJustChecked && (
        <>
          <CheckIcon className="size-4" />
          <span>
            <Worded words={texts.pricesAreTheSame} parts={{ time: <StoredTime instant={expiresAt} /> }} />
          </span>
        </>
      )}
    </p>
  )
}

function OutOfDate({ live, result, onHeld }: Pick<StandingProps, 'live' | 'result' | 'onHeld'>) {
  const now = useNow(60_000)
  const today = ownDay(now)
  const departureOn = result.search.slices[0]?.departureOn ?? today
  if (daysBetween(today, departureOn) < 0) {
    return (
      <NewDates live={live} today={today} button={texts.chooseNewDates}>
        <span className="font-semibold">{texts.hasPassed(formatDay(departureOn, today))}</span> {texts.whenWouldYouLikeToGo}
      </NewDates>
    )
  }
  return <CheckAgain live={live} result={result} today={today} onHeld={onHeld} />
}

function CheckAgain({ live, result, today, onHeld }: Pick<StandingProps, 'live' | 'result' | 'onHeld'> & { today: string }) {
  const { isBusy } = useChatActions()
  const { check, checkAgain, accept, lookForOthers } = usePriceCheck(live, onHeld)
  const isWaiting = isBusy || check.name === 'checking'
  if (check.name === 'choice') {
    const { renewal } = check
    const isGone = renewal.status === 'gone'
    return (
      <PriceChoice
        title={isGone ? texts.notEverythingIsStillSold : texts.priceHasChanged}
        previous={renewal.previousTotal}
        now={renewal.total}
        reasons={renewal.changes}
        kept={keptOfTrip(live.trip, 'still sold')}
        acceptLabel={
          isGone ? texts.chooseAnotherFlight : renewal.total ? texts.accept(formatMoney(renewal.total)) : texts.acceptTheNewPrices
        }
        onAccept={() => accept(renewal)}
        onOthers={isGone ? undefined : () => lookForOthers(renewal)}
      />
    )
  }
  if (check.name === 'nothing-sold') {
    return (
      <NewDates live={live} today={today} button={texts.chooseOtherDates}>
        <span className="font-semibold">{texts.noFlightsOnTheseDays}</span> {texts.restIsKept}
      </NewDates>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-saffron/40 bg-saffron-soft px-4 py-2.5">
      <p role="status" className="min-w-0 flex-1 basis-52 text-[15px] leading-6">
        <Worded words={texts.pricesOfThenAreOutOfDate} parts={{ time: <StoredTime instant={result.searchedAt} /> }} />{' '}
        <span className="text-ink-soft">{texts.yourChoicesAreKept}</span>
      </p>
      <Button
        tone="primary"
        size="small"
        className="max-sm:min-h-11 max-sm:w-full"
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : () => void checkAgain()}
      >
        {check.name === 'checking' ? texts.checking : texts.checkAgain}
      </Button>
      {check.name === 'failed' && (
        <p role="alert" className="basis-full text-brick text-fact">
          {check.message}
        </p>
      )}
    </div>
  )
}

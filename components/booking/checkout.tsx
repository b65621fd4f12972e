'use client'

import { useEffect } from 'react'
import { PassengersStep } from '@/components/passengers/passengers-step'
import { PayDue } from '@/components/payment/pay-due'
import { PaymentStep } from '@/components/payment/payment-step'
import { useFreshTrip } from '@/components/payment/use-fresh-trip'
import { usePayment } from '@/components/payment/use-payment'
import { useTrip } from '@/components/state/opened-trip'
import { useTripStore } from '@/components/state/trip-store'
import { PriceChangeChoice } from '@/components/trip/price-change-choice'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ChevronDownIcon } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { wasBooked } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/booking'
import { partyOf } from '@/lib/travel/ancillaries/party'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { checkoutStep } from '@/lib/travel/trip/mode'
import { tripPrice } from '@/lib/travel/trip/price'
import { CheckoutExtras } from './checkout-extras'
import { CheckoutHead } from './checkout-head'
import { Confirmation } from './confirmation'
import { SaveNote } from './save-note'
import { TypedTwice } from './typed-twice'
import { useCheckoutDraft } from './use-checkout-draft'
import { useFocusOnChange } from './use-focus-on-change'

const RETRY_LOAD_MS = 2000
const NOBODY = { adults: 0, children: 0, infants: 0, pets: 0, childAges: [] }

/** The three payment steps over the live trip: the same in a thread and on a page of its own. */
export function Checkout({
  threadId,
  place = 'thread',
  isNew = false,
  onOtherFlights,
  onClose,
}: {
  threadId: string
  place?: 'thread' | 'page'
  /** Whether it is known that nothing was typed here before. */
  isNew?: boolean
  /** Where the conversation can go on from: it shows other flights for this direction. Without it the flight is dropped here. */
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
  /** Leaves the form for the conversation, whose composer is away as long as the form is open. */
  onClose?: (() => void) | undefined
}) {
  const live = useTrip(threadId)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const { trips, load } = useTripStore.getState()
    const loadTrip = async () => {
      if (!(await load(threadId)) && !isLeft) timer = setTimeout(loadTrip, RETRY_LOAD_MS)
    }
    if (!trips[threadId]) void loadTrip()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [threadId])
  const isFullScreen = place === 'thread' && live !== undefined && hasOpenForm(live)
  return (
    <section
      aria-label={texts.checkout}
      data-place={place}
      data-task={isFullScreen ? 'open' : undefined}
      className={`group/checkout overflow-clip rounded-card border bg-sheet shadow-card ${isFullScreen ? FULL_SCREEN : ''}`}
    >
      {isFullScreen && onClose && (
        <div className="px-2 pt-2">
          <Button tone="text" onClick={onClose}>
            <ChevronDownIcon className="size-4 ltr:rotate-90 rtl:-rotate-90" /> {texts.backToTheConversation}
          </Button>
        </div>
      )}
      {live ? <Steps live={live} isNew={isNew} isFullScreen={isFullScreen} onOtherFlights={onOtherFlights} /> : <CheckoutSkeleton />}
    </section>
  )
}

/** One task at a time: on a phone an open form is the whole screen, and `ThreadFrame` hides the rest. What has the focus clears the footer. */
const FULL_SCREEN =
  'max-sm:visible max-sm:fixed max-sm:inset-0 max-sm:z-40 max-sm:scroll-pb-36 max-sm:overflow-y-auto max-sm:overscroll-contain max-sm:rounded-none max-sm:border-0'
const IS_PHONE = '(width < 40rem)'

function hasOpenForm({ trip, order }: LiveTrip): boolean {
  if (order?.status === 'payment_due') return true
  const step = checkoutStep(trip, order !== null && wasBooked(order.status))
  return trip.result !== null && step !== null && step < 3
}

type StepsProps = {
  live: LiveTrip
  isNew: boolean
  onOtherFlights: ((sliceIndex: number) => void) | undefined
  isFullScreen: boolean
}

function Steps({ live, isNew, isFullScreen, onOtherFlights }: StepsProps) {
  const { threadId, trip, order } = live
  const party = partyOf(trip.result?.search.travellers ?? NOBODY)
  const { draft, others, isLoaded, saveState, refusal, edit, settle, flush } = useCheckoutDraft(threadId, isNew, party)
  const payment = usePayment(live)
  useFreshTrip(threadId)
  const { state, isRunning, failure } = payment
  const step = checkoutStep(trip, order !== null && wasBooked(order.status))
  const screen = isRunning ? 'running' : state.name === 'review' ? 'review' : `step ${step}`
  // What was booked is read from its beginning, also where the form was the whole screen.
  const head = useFocusOnChange<HTMLElement>(screen, isLoaded && failure === null, step === 3 ? 'start' : 'nearest')
  // A form that takes the whole screen begins at its head.
  useEffect(() => {
    if (isLoaded && isFullScreen && window.matchMedia?.(IS_PHONE).matches) head.current?.focus()
  }, [isLoaded, isFullScreen, head])

  if (order?.status === 'payment_due') {
    return (
      <>
        <CheckoutHead ref={head} live={live} step={2} />
        <PayDue order={order} onPaid={() => void useTripStore.getState().load(threadId)} />
      </>
    )
  }
  if (step === null || !trip.result) return <NotOpen threadId={threadId} />
  if (step === 3 && order) {
    return (
      <>
        <CheckoutHead ref={head} live={live} step={3} />
        <Confirmation live={live} order={order} />
      </>
    )
  }
  if (!isLoaded) return <CheckoutSkeleton />
  const { issue } = useTripStore.getState()
  return (
    <>
      <CheckoutHead
        ref={head}
        live={live}
        step={step}
        confirmation={'confirmation' in state ? state.confirmation : undefined}
        onOtherFlights={onOtherFlights}
      >
        <SaveNote saveState={saveState} refusal={refusal} />
      </CheckoutHead>
      {!isRunning && <TypedTwice others={others} draft={draft} party={party} onSettle={settle} />}
      {!isRunning && <CheckoutExtras live={live} />}
      {trip.priceChange && !isRunning ? (
        <div className="px-4 py-5 sm:px-5">
          <PriceChangeChoice live={live} onOtherFlights={onOtherFlights} />
        </div>
      ) : step === 1 ? (
        <PassengersStep
          result={trip.result}
          requiredDetails={trip.requiredDetails}
          total={tripPrice(trip)?.total}
          typed={draft.passengers}
          onType={(passengers) => edit({ passengers })}
          onComplete={async (passengers) => {
            flush()
            const answer = await issue(threadId, { type: 'set-passengers', passengers })
            return 'refusal' in answer ? answer.refusal : undefined
          }}
        />
      ) : (
        <PaymentStep
          live={live}
          payment={payment}
          typed={draft.billing}
          onType={(billing) => edit({ billing })}
          onOtherFlights={onOtherFlights}
          onEditPassengers={() => void issue(threadId, { type: 'edit-passengers' })}
        />
      )}
    </>
  )
}

/** The trip moved on, or back, since this panel was opened. */
function NotOpen({ threadId }: { threadId: string }) {
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-5 sm:px-5">
      <p className="text-ink-soft">{texts.checkoutIsClosed}</p>
      <ButtonLink href={`/chat/${threadId}`} className="group-data-[place=thread]/checkout:hidden">
        {texts.backToTheConversation}
      </ButtonLink>
    </div>
  )
}

function CheckoutSkeleton() {
  return (
    <div role="status" aria-label={texts.loadingTheCheckout} className="flex flex-col gap-4 px-4 py-5 sm:px-5">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="mt-2 h-11" />
    </div>
  )
}

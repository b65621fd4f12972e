'use client'

import { useState } from 'react'
import { Itinerary } from '@/components/booking/itinerary'
import { OrderTravellers } from '@/components/booking/order-travellers'
import { StepFooter } from '@/components/booking/step-footer'
import { useTripStore } from '@/components/state/trip-store'
import { useHasPassed } from '@/components/state/use-has-passed'
import { StayNotPaid } from '@/components/stays/kept/stay-not-paid'
import { keptOfTrip } from '@/components/trip/kept-words'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { PriceChoice } from '@/components/trip/price-choice'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import * as texts from '@/lib/texts/payment'
import { documentTravellers } from '@/lib/travel/documents/booking-document'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { Confirmation } from '@/lib/travel/payment/confirmation-schema'
import { priceMoves } from '@/lib/travel/payment/price-moves'
import { cardName } from '@/lib/travel/payment/saved-card'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { Trip } from '@/lib/travel/trip/trip'

/**
 * The last look before money moves: flights, passengers and terms, the amount the server stands by, the card, where the confirmation goes. A price that moved is
 * accepted first; only then can it be paid.
 */
export function PayReview({
  live,
  card,
  confirmation,
  email,
  notice,
  onPay,
  onCheckAgain,
  onBack,
  onOtherFlights,
}: {
  live: LiveTrip
  card: CardToken
  confirmation: Confirmation
  email: string
  notice: string | null
  onPay: () => void
  onCheckAgain: () => void
  onBack: () => void
  /** Where the conversation can show other flights for this direction; without it the flight is given up here. */
  onOtherFlights: ((sliceIndex: number) => void) | undefined
}) {
  const [accepted, setAccepted] = useState<Money | null>(null)
  const { quote, previousTotal, expiresAt, fares } = confirmation
  const hasLapsed = useHasPassed(expiresAt)
  // Then the head of the checkout asks for new prices of the whole trip.
  const hasTripExpired = useHasPassed(live.trip.result?.expiresAt ?? expiresAt)
  const isExpired = hasLapsed || hasTripExpired
  const isOpenChoice = !isSame(quote.total, previousTotal) && !(accepted && isSame(quote.total, accepted))
  return (
    <section aria-label={texts.reviewAndPay} className="animate-rise">
      {isOpenChoice && !isExpired && (
        <div className="px-4 pt-4 sm:px-5">
          <PriceChoice
            title={texts.priceHasChangedSince}
            previous={previousTotal}
            now={quote.total}
            reasons={priceMoves(live.trip, quote, fares)}
            kept={keptOfTrip(live.trip, 'all')}
            acceptLabel={texts.acceptTheNewPrice}
            onAccept={async () => {
              setAccepted(quote.total)
              return { live }
            }}
            onOthers={async () => {
              const sliceIndex = firstMoved(live, confirmation)
              if (!onOtherFlights) return useTripStore.getState().issue(live.threadId, { type: 'drop-pick', sliceIndex })
              onOtherFlights(sliceIndex)
              return { live }
            }}
          />
        </div>
      )}
      {notice && (
        <div role="alert" className="px-4 pt-4 sm:px-5">
          <FailedNote happened={notice} kept="" />
        </div>
      )}
      <ReviewedTrip trip={live.trip} />
      <section aria-label={texts.price} className={SECTION}>
        <PriceBreakdown price={quote} />
        <p className="text-end text-fact text-ink-soft">{texts.currencyAndTaxes(quote.total.currency)}</p>
        <StayNotPaid trip={live.trip} className="pt-3" />
      </section>
      <dl className="mx-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 border-t py-4 text-[15px] leading-6 sm:mx-5 max-[22rem]:grid-cols-1 max-[22rem]:*:text-start">
        <dt className="text-ink-soft">{texts.card}</dt>
        <dd className="figures text-end">{cardName(card)}</dd>
        <dt className="text-ink-soft">{texts.confirmationTo}</dt>
        <dd className="min-w-0 break-words text-end">{email}</dd>
      </dl>
      <StepFooter>
        {isExpired
          ? !hasTripExpired && (
              <Button tone="primary" onClick={onCheckAgain}>
                {texts.checkThePriceAgain}
              </Button>
            )
          : !isOpenChoice && (
              <Button tone="primary" autoFocus={accepted !== null} onClick={onPay}>
                {texts.pay(formatMoney(quote.total))}
              </Button>
            )}
        <Button tone="text" onClick={onBack}>
          {texts.backToBillingAndCard}
        </Button>
      </StepFooter>
    </section>
  )
}

const SECTION = 'mx-4 flex flex-col gap-3 border-t py-4 sm:mx-5'

/** What is bought, once more in full: nobody should have to go back to see what they pay for. */
function ReviewedTrip({ trip: { result, picks, ancillaries, passengers } }: { trip: Trip }) {
  if (!result) return null
  const { search } = result
  return (
    <>
      <section aria-label={texts.yourFlights} className="mx-4 flex flex-col gap-4 py-5 sm:mx-5">
        <h3 className="font-semibold text-[15px]">{texts.yourFlights}</h3>
        <Itinerary search={search} picks={picks} ancillaries={ancillaries} withTerms />
        <p className="text-fact text-ink-soft">{texts.timesAreLocal}</p>
      </section>
      <section aria-label={texts.passengersAsOnTheTicket} className={SECTION}>
        <h3 className="font-semibold text-[15px]">{texts.passengersAsOnTheTicket}</h3>
        <OrderTravellers document={documentTravellers({ search, picks, ancillaries, passengers, ticketNumbers: [] })} />
      </section>
    </>
  )
}

/** The direction whose flight moved, as far as it is known. */
function firstMoved({ trip }: LiveTrip, { fares }: Confirmation): number {
  const moved = trip.picks.findIndex((pick, index) => pick?.fare && fares?.[index] && !isSame(pick.fare.total, fares[index].total))
  return Math.max(0, moved)
}

function isSame(one: Money, other: Money): boolean {
  return one.amountMinor === other.amountMinor && one.currency === other.currency
}

'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { StandingRibbon, useCardStanding } from '@/components/flights/card-standing'
import { SideBySide, type SideBySideChoice } from '@/components/flights/compare/side-by-side'
import { priceScopeWords } from '@/components/flights/fare-words'
import { FlightCard } from '@/components/flights/flight-card'
import { forTravellers } from '@/components/flights/flight-words'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as compareTexts from '@/lib/texts/flights/compare'
import * as texts from '@/lib/texts/tools'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { describeOffer, describeRoundTrip } from '@/lib/travel/trip/describe-command'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

type Found = Extract<z.infer<typeof schema.output>, { status: 'looked-up' }>

/** Flights that were searched for by their name or time get a card, those to be compared a table; others that stand above already are answered in words. */
export function LookUpFlightsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.lookingThatUp}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  if (part.output.status !== 'looked-up') return null
  if (part.input.sideBySide && choicesOf(part.output).length > 1) return <Compared found={part.output} />
  if (part.input.offerIds) return null
  return <LookedUp found={part.output} />
}

function Compared({ found }: { found: Found }) {
  const { act, isBusy } = useChatActions()
  const picks = useLiveTrip()?.trip.picks ?? []
  const standing = useCardStanding(found)
  const { search, isSimulated } = found
  const choices = choicesOf(found).map(({ offers, labels }) => ({
    key: offers.map(({ offerId }) => offerId).join(' '),
    offers,
    labels: standing === 'replaced' ? [] : labels,
    isChosen: offers.every(({ sliceIndex, offerId }) => picks[sliceIndex]?.offer.offerId === offerId),
  }))
  const [out, back] = choices[0]?.offers ?? []
  const heading = (back ? compareTexts.roundTripsSideBySide : compareTexts.flightsSideBySide)(choices.length)

  function choose(key: string) {
    const [first, later] = choices.find((choice) => choice.key === key)?.offers ?? []
    if (!first) return
    const offerIds: [string, string] | null = later ? [first.offerId, later.offerId] : null
    act(
      offerIds ? { type: 'pick-round-trip', offerIds } : { type: 'pick-offer', sliceIndex: first.sliceIndex, offerId: first.offerId },
      texts.youChose(later ? describeRoundTrip([first, later]) : describeOffer(first)),
    )
  }

  return (
    <Card aria-label={heading} className="animate-rise">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3">
        <h2 className="font-semibold text-[15px] leading-6">{heading}</h2>
        {out && !back && <p className="text-fact text-ink-soft">{found.label}</p>}
      </header>
      <StandingRibbon standing={standing} searchedAt={null} />
      <SideBySide
        choices={choices}
        search={search}
        isSimulated={isSimulated}
        isWaiting={isBusy}
        onChoose={standing === 'open' ? choose : undefined}
      />
    </Card>
  )
}

/** Whole round trips, or else single flights, in the order they were asked for. */
function choicesOf({ flights, returns = [], roundTrips }: Found): Pick<SideBySideChoice, 'offers' | 'labels'>[] {
  if (!roundTrips) return flights.map(({ offer, labels }) => ({ offers: [offer], labels }))
  const offers = [...flights, ...returns].map(({ offer }) => offer)
  return roundTrips.map(({ offerIds, labels }) => ({
    offers: offerIds.flatMap((id, sliceIndex) => offers.find((offer) => offer.sliceIndex === sliceIndex && offer.offerId === id) ?? []),
    labels,
  }))
}

function LookedUp({ found }: { found: Found }) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const standing = useCardStanding(found)
  const { search, sliceIndex, isSimulated, label } = found
  const isOpen = standing === 'open'
  const chosenOfferId = live?.trip.picks[sliceIndex]?.offer.offerId
  // The next step follows below: the flight just taken needs no card of its own.
  if (found.flights.every(({ offer }) => offer.offerId === chosenOfferId)) return null
  return (
    <Card aria-label={texts.flightsThatWereLookedUp(label)} className="animate-rise">
      <StandingRibbon standing={standing} searchedAt={null} />
      <div className="flex flex-col gap-2 p-2 sm:gap-3 sm:p-3">
        {found.flights.map((ranked) => (
          <FlightCard
            key={ranked.offer.offerId}
            ranked={ranked}
            fare={leadFare(ranked.offer, search)}
            search={search}
            isSimulated={isSimulated}
            whom={forTravellers(search.travellers)}
            direction={priceScopeWords(ranked.offer, search.tripType)}
            isChosen={ranked.offer.offerId === chosenOfferId}
            isWaiting={isBusy}
            isFaded={standing === 'replaced'}
            onChoose={
              isOpen
                ? () => act({ type: 'pick-offer', sliceIndex, offerId: ranked.offer.offerId }, texts.youChose(describeOffer(ranked.offer)))
                : undefined
            }
          />
        ))}
      </div>
    </Card>
  )
}

export const shown = shownBy<typeof schema>(LookUpFlightsView)

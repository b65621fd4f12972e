'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { StandingRibbon, useCardStanding } from '@/components/flights/card-standing'
import { priceScopeWords } from '@/components/flights/fare-words'
import { FlightCard } from '@/components/flights/flight-card'
import { forTravellers } from '@/components/flights/flight-words'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

type Found = Extract<z.infer<typeof schema.output>, { status: 'looked-up' }>

/** Flights that were searched for by their name or time get a card; those that stand above already are answered in words. */
export function LookUpFlightsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.lookingThatUp}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  if (part.output.status !== 'looked-up' || part.input.offerIds) return null
  return <LookedUp found={part.output} />
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

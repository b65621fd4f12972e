'use client'

import * as texts from '@/lib/texts/flights'
import { budget as budgetName } from '@/lib/texts/trip/budget'
import { completeSearch } from '@/lib/travel/flights/complete-search'
import { changeWishes, describeTravellers, type SearchChange, type SearchWishes } from '@/lib/travel/flights/search'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { cityWords } from '@/lib/travel/places/city-words'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useChatActions } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { useToday } from '../state/use-today'
import { budgetLabel } from '../trip/budget-bar'
import { BudgetEditor } from '../trip/budget-editor'
import { datesWords, routeWords } from '../trip/trip-words'
import { useNewestCard } from '../trip/use-newest-card'
import { BagsEditor, CabinEditor, CurrencyEditor, type Routing, RoutingEditor } from './chip-choices'
import { ChipEditor } from './chip-editor'
import { DatesEditor } from './dates-editor'
import { forTravellers } from './flight-words'
import { PlaceEditor } from './place-editor'
import { TravellersEditor } from './travellers-editor'

/** The live trip's search as chips; each opens the editor of its own fact, and also stands there when it is still unknown. */
export function SearchChips() {
  const live = useLiveTrip()
  const { ref, isRepeated } = useNewestCard('search-chips', true)
  if (!live) return null
  return (
    <div ref={ref} className="min-w-0 empty:hidden">
      {!isRepeated && <WishChips live={live} isDisabled={isLocked(live)} />}
    </div>
  )
}

function WishChips({ live, isDisabled }: { live: LiveTrip; isDisabled: boolean }) {
  const { act, isBusy } = useChatActions()
  const issue = useTripStore((state) => state.issue)
  const { wishes, budget, result } = live.trip
  const today = useToday()
  const chip = { isDisabled }
  const isMultiTrip = wishes.tripType === 'multi-trip' && wishes.slices.length > 0

  /** A sentence when the change cannot be searched for a reason that lies in these fields; otherwise it is issued. */
  function apply(change: SearchChange, fields: string[], label: string): string | null {
    if (isBusy) return texts.answerIsBeingWritten
    const completed = completeSearch(changeWishes(wishes, change), today)
    if ('refusal' in completed && fields.includes(completed.refusal.field ?? '')) return completed.refusal.message
    act({ type: 'change-search', change }, label)
    return null
  }

  return (
    <fieldset className="flex min-w-0 gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap max-[22rem]:flex-wrap">
      <legend className="sr-only">{texts.whatWasUnderstood}</legend>
      {isMultiTrip ? (
        <span className="inline-flex min-h-8 items-center rounded-full border px-3 text-fact max-sm:shrink-0 max-sm:whitespace-nowrap">
          {routeWords(wishes)}
        </span>
      ) : (
        <>
          <ChipEditor {...chip} name={texts.from} text={wishes.origin ? cityWords(wishes.origin) : texts.fromWhere} isOpen={!wishes.origin}>
            {(close) => (
              <PlaceEditor
                label={texts.from}
                place={wishes.origin}
                onApply={(origin) => apply({ origin }, ['origin', 'destination'], texts.youChangedTheStartTo(cityWords(origin)))}
                onDone={close}
              />
            )}
          </ChipEditor>
          <ChipEditor
            {...chip}
            name={texts.to}
            text={wishes.destination ? cityWords(wishes.destination) : texts.whereTo}
            isOpen={!wishes.destination}
          >
            {(close) => (
              <PlaceEditor
                label={texts.to}
                place={wishes.destination}
                onApply={(destination) => apply({ destination }, ['destination'], texts.youChangedTheDestinationTo(cityWords(destination)))}
                onDone={close}
              />
            )}
          </ChipEditor>
          <ChipEditor {...chip} name={texts.dates} text={datesWords(wishes, today)} isOpen={!wishes.departureOn || isReturnOpen(wishes)}>
            {(close) => (
              <DatesEditor
                wishes={wishes}
                today={today}
                priced={result && { searchId: result.searchId, whom: forTravellers(result.search.travellers) }}
                onApply={(change) =>
                  apply(change, ['departureOn', 'returnOn'], texts.youChangedTheDatesTo(datesWords(changeWishes(wishes, change), today)))
                }
                onDone={close}
              />
            )}
          </ChipEditor>
        </>
      )}
      <ChipEditor {...chip} name={texts.travellers} text={describeTravellers(wishes.travellers)}>
        {(close) => (
          <TravellersEditor
            travellers={wishes.travellers}
            onApply={(travellers) => apply({ travellers }, ['travellers'], texts.youChangedTheTravellersTo(describeTravellers(travellers)))}
            onDone={close}
          />
        )}
      </ChipEditor>
      <ChipEditor {...chip} name={texts.cabin} text={CABIN_LABELS[wishes.cabinClass]}>
        {(close) => (
          <CabinEditor
            cabinClass={wishes.cabinClass}
            onApply={(cabinClass) => apply({ cabinClass }, ['cabinClass'], texts.youChangedTheCabinTo(CABIN_LABELS[cabinClass]))}
            onDone={close}
          />
        )}
      </ChipEditor>
      <ChipEditor {...chip} name={texts.checkedBags} text={bagsWords(wishes.checkedBags)}>
        {(close) => (
          <BagsEditor
            checkedBags={wishes.checkedBags}
            onApply={(checkedBags) => apply({ checkedBags }, ['checkedBags'], texts.youAskedForBags(bagsWords(checkedBags).toLowerCase()))}
            onDone={close}
          />
        )}
      </ChipEditor>
      <ChipEditor {...chip} name={texts.stops} text={routingWords(wishes)}>
        {(close) => (
          <RoutingEditor
            routing={{
              directOnly: wishes.directOnly,
              withNearbyAirports: wishes.withNearbyAirports ?? false,
              withAirportChange: wishes.withAirportChange ?? false,
            }}
            onApply={(routing) => apply(routing, ['directOnly'], texts.youAskedForStops(routingWords(routing).toLowerCase()))}
            onDone={close}
          />
        )}
      </ChipEditor>
      <ChipEditor {...chip} name={texts.currency} text={wishes.currency ? texts.pricesInCurrency(wishes.currency) : texts.localCurrency}>
        {(close) => (
          <CurrencyEditor
            currency={wishes.currency ?? null}
            onApply={(currency) =>
              apply({ currency }, ['currency'], currency ? texts.youAskedForPricesIn(currency) : texts.youAskedForLocalPrices)
            }
            onDone={close}
          />
        )}
      </ChipEditor>
      {budget && (
        <ChipEditor {...chip} name={budgetName} text={budgetLabel(budget, wishes.travellers)}>
          {(close) => (
            <BudgetEditor
              budget={budget}
              currency={budget.amount.currency}
              onApply={(wanted) => {
                void issue(live.threadId, { type: 'set-budget', budget: wanted })
                return null
              }}
              onDone={close}
            />
          )}
        </ChipEditor>
      )}
    </fieldset>
  )
}

function isReturnOpen(wishes: SearchWishes): boolean {
  return wishes.tripType !== 'one-way' && wishes.returnOn === null
}

function bagsWords(checkedBags: number): string {
  if (checkedBags === 0) return texts.noCheckedBag
  return checkedBags === 1 ? texts.oneBagEach : texts.bagsEach(checkedBags)
}

/** "Direct only, airports nearby". */
function routingWords({ directOnly, withNearbyAirports, withAirportChange }: Routing): string {
  const stops = directOnly ? texts.directOnly : withAirportChange ? texts.anyStopsAnyAirports : texts.anyStops
  return withNearbyAirports ? texts.airportsNearby(stops) : stops
}

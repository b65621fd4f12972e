'use client'

import { useHasPassed } from '@/components/state/use-has-passed'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Ribbon } from '@/components/ui/ribbon'
import * as flightTexts from '@/lib/texts/flights'
import * as texts from '@/lib/texts/pages/flights'
import { currencyOfCountry } from '@/lib/travel/country-currency'
import { ratesLabel } from '@/lib/travel/exchange-rates'
import type { DatePair } from '@/lib/travel/flights/date-window'
import { describeMissing, type SearchProgress } from '@/lib/travel/flights/search-progress'
import type { FlightsAddress } from '@/lib/travel/flights/search-url'
import { DaysAround } from './days-around'
import type { ResultProps } from './filtered-flights'
import { SliceFlights } from './slice-flights'
import { PANEL_ID, SliceTabs, tabId } from './slice-tabs'
import { WholeTrips } from './whole-trips'

/** What was found: what is missing and how old it is, one tab for each direction, and the flights of the one that is shown. */
export function FlightResults({ sources, ...props }: Omit<ResultProps, 'canChoose'> & { sources: SearchProgress['sources'] }) {
  const { result, address, onAddress, onSearchAgain, onAsk } = props
  const hasExpired = useHasPassed(result.expiresAt)
  const missing = describeMissing(sources)
  // Without a flight in one direction there is no round trip; the other direction is still worth a look.
  const emptySlice = result.offerCounts.indexOf(0)
  const sliceIndex = address.shownSlice ?? (emptySlice === -1 ? null : emptySlice)
  const hasTabs = result.search.slices.length > 1 && sliceIndex !== null
  const hasRoundTrips = result.search.tripType === 'round-trip' && emptySlice === -1
  return (
    <section aria-label={texts.flightsFound} className="flex flex-col gap-4">
      <Card>
        {result.isSimulated && isConverted(result.search) && <Ribbon tone="stale">{ratesLabel()}.</Ribbon>}
        {missing && <Ribbon tone="stale">{missing}</Ribbon>}
        {hasExpired && (
          <Ribbon tone="stale">
            <span className="py-1">{texts.pricesAreTooOld}</span>
            <Button size="small" className="max-lg:min-h-11" onClick={onSearchAgain}>
              {texts.checkAgain}
            </Button>
          </Ribbon>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 p-2 empty:hidden">
          {hasTabs && <SliceTabs result={result} shown={sliceIndex} onShow={(shownSlice) => onAddress({ ...address, shownSlice })} />}
          {!hasExpired && (
            <Button
              className="max-sm:w-full"
              onClick={() =>
                onAsk({ searchId: result.searchId, filters: address.filters, weights: address.weights }, texts.youBroughtYourSearchHere)
              }
            >
              {texts.askAboutTheseFlights}
            </Button>
          )}
        </div>
      </Card>
      {address.flexibleDays > 0 && (
        <DaysAround result={result} flexible={address.flexibleDays} onDays={(pair) => onAddress(onDays(address, pair))} />
      )}
      {sliceIndex === null ? (
        <WholeTrips {...props} canChoose={!hasExpired} />
      ) : (
        <div id={PANEL_ID} {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': tabId(sliceIndex) } : {})}>
          {hasRoundTrips && (
            <Button tone="text" className="-ms-4" onClick={() => onAddress({ ...address, shownSlice: null })}>
              {flightTexts.backToRoundTrips}
            </Button>
          )}
          <SliceFlights key={sliceIndex} {...props} sliceIndex={sliceIndex} canChoose={!hasExpired} />
        </div>
      )}
    </section>
  )
}

/** Whether prices are in a currency other than that of the country the trip starts in. */
function isConverted({ currency, slices: [first] }: ResultProps['result']['search']): boolean {
  return currency !== undefined && currency !== currencyOfCountry(first?.origin.countryCode ?? '')
}

/** The same search on other days; its filters are kept. */
function onDays(address: FlightsAddress, { departureOn, returnOn }: DatePair): FlightsAddress {
  return { ...address, slices: address.slices.map((slice) => ({ ...slice, on: departureOn })), returnOn }
}

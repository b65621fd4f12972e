'use client'

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownUser } from '@/app/session/current-user'
import { addressOf, checkDraft, draftOf, type NamedPlaces, placesOf, type SearchDraft } from '@/components/flights/search-form/search-draft'
import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { useFlightsPageStore } from '@/components/state/flights-page-store'
import { ownDay } from '@/components/state/own-day'
import { routeWords } from '@/components/trip/trip-words'
import { FailedNote } from '@/components/ui/failed-note'
import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/pages/flights'
import type { SelectableCurrency } from '@/lib/travel/currencies'
import type { PlainDate } from '@/lib/travel/dates'
import { changeWishes, NO_WISHES, type SearchChange } from '@/lib/travel/flights/search'
import { describeDropped, type FlightsAddress, writeSearchAddress } from '@/lib/travel/flights/search-url'
import { FlightResults } from './flight-results'
import { FlightsHead } from './flights-head'
import { SearchHead } from './search-head'
import { SearchUnderWay } from './search-under-way'
import { useAskAbout } from './use-ask-about'
import { useFlightsAddress } from './use-flights-address'

type FlightsScreenProps = {
  user: ShownUser
  /** What a search that begins empty is priced in. */
  ownCurrency: SelectableCurrency | null
  /** The places of the address that the page was opened with. */
  named: NamedPlaces
  /** The server's day; the traveller's own counts as soon as it is known. */
  serversToday: PlainDate
}

/** Search, filter, compare and share flights without a word of chat. */
export function FlightsScreen({ user, ownCurrency, named, serversToday }: FlightsScreenProps) {
  const { address, dropped, show } = useFlightsAddress()
  const [chosenPlaces, setChosenPlaces] = useState<NamedPlaces['places']>({})
  /** The search that the form was opened to change: it closes when another one takes its place. */
  const [editedAddress, setEditedAddress] = useState<string | null>(null)
  const askAbout = useAskAbout()
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useIsHydrated()
  const today = isHydrated ? ownDay(new Date()) : serversToday
  const { searches, search, searchAgain } = useFlightsPageStore()

  const searchAddress = writeSearchAddress(address)
  // A link says all that it searches for; a form that begins empty is in the traveller's own currency.
  const currency = searchAddress === '' ? ownCurrency : address.currency
  const draft = useMemo(
    () => draftOf({ ...address, currency }, { places: { ...named.places, ...chosenPlaces }, problems: named.problems }),
    [address, currency, named, chosenPlaces],
  )
  const checked = useMemo(() => checkDraft(draft, today), [draft, today])
  const change = 'change' in checked ? checked.change : null
  // What was found fills a whole page: drawing it keeps nobody from pressing something else.
  const drawn = useDeferredValue(searches)
  const found = change ? drawn[searchAddress] : undefined

  useEffect(() => {
    document.title = texts.titleWithWayfarer(change ? routeWords(changeWishes(NO_WISHES, change)) : texts.flights)
    if (change && isHydrated) void search(searchAddress, change)
  }, [change, isHydrated, searchAddress, search])

  function edit(isOpen: boolean) {
    setEditedAddress(isOpen ? searchAddress : null)
    // The form folds away from under the focus.
    if (!isOpen) heading.current?.focus()
  }

  function showNext(next: FlightsAddress) {
    // The flights go away, and what was pressed with them.
    const isOtherView = (next.shownSlice === null) !== (address.shownSlice === null)
    if (isOtherView || writeSearchAddress(next) !== searchAddress) heading.current?.focus()
    show(next)
  }

  function askAgain(wanted: SearchChange) {
    heading.current?.focus()
    void searchAgain(searchAddress, wanted)
  }

  function startSearch(next: SearchDraft, wanted: SearchChange) {
    const nextAddress = addressOf(next, address.weights)
    const isSame = writeSearchAddress(nextAddress) === searchAddress
    edit(false)
    setChosenPlaces((known) => ({ ...known, ...placesOf(next) }))
    if (!isSame) return show(nextAddress)
    // Other days around are compared for the same flights.
    if (nextAddress.flexibleDays !== address.flexibleDays) show({ ...address, flexibleDays: nextAddress.flexibleDays })
    else void searchAgain(searchAddress, wanted)
  }

  const leftOut = describeDropped(dropped)
  return (
    <>
      <FlightsHead user={user} />
      <main className="mx-auto flex w-full max-w-[1200px] flex-col gap-4 px-4 pt-3 pb-16 sm:px-6">
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-[28px] leading-9 tracking-[-0.01em] outline-none">
          {texts.flights}
        </h1>
        {leftOut && <Note>{leftOut}</Note>}
        <SearchHead
          key={searchAddress}
          draft={draft}
          checked={checked}
          refusal={found?.type === 'refusal' ? found.refusal : null}
          result={found?.type === 'result' ? found.result : null}
          isEditing={editedAddress === searchAddress}
          onEdit={edit}
          onSearch={startSearch}
        />
        {change && (!found || found.type === 'searching') && <SearchUnderWay progress={found?.progress ?? null} />}
        {found?.type === 'refusal' && change && (
          <FailedNote happened={found.refusal.message} action={{ label: texts.searchAgain, onPress: () => askAgain(change) }} />
        )}
        {found?.type === 'result' && change && (
          <FlightResults
            key={found.result.searchId}
            result={found.result}
            sources={found.sources}
            address={address}
            onAddress={showNext}
            onSearchAgain={() => askAgain(change)}
            onEdit={() => edit(true)}
            onAsk={askAbout}
          />
        )}
      </main>
    </>
  )
}

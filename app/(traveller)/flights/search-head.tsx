'use client'

import { forTravellers } from '@/components/flights/flight-words'
import { addressOf, type checkDraft, type DraftErrors, type SearchDraft } from '@/components/flights/search-form/search-draft'
import { SearchForm } from '@/components/flights/search-form/search-form'
import { useToday } from '@/components/state/use-today'
import { datesWords, routeWords } from '@/components/trip/trip-words'
import { Button } from '@/components/ui/button'
import * as formTexts from '@/lib/texts/flights/search-form'
import * as texts from '@/lib/texts/pages/flights'
import type { FlexibleDays } from '@/lib/travel/flights/date-window'
import { changeWishes, describeTravellers, NO_WISHES, type SearchChange } from '@/lib/travel/flights/search'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import type { Refusal } from '@/lib/travel/refusal'
import type { ResultFacts } from '@/lib/travel/trip/trip'

/** Which field of the form a refusal of the server belongs to. */
const FIELDS: Record<string, string> = {
  origin: 'from-0',
  destination: 'to-0',
  departureOn: 'on-0',
  returnOn: 'back',
  travellers: 'travellers',
}

type SearchHeadProps = {
  draft: SearchDraft
  checked: ReturnType<typeof checkDraft>
  refusal: Refusal | null
  /** What was found for it. */
  result: ResultFacts | null
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  onSearch: (draft: SearchDraft, change: SearchChange) => void
}

/** The form; once it is searched for, one line that says what, and opens it again. */
export function SearchHead({ draft, checked, refusal, result, isEditing, onEdit, onSearch }: SearchHeadProps) {
  const refused = errorsOfRefusal(refusal)
  const isSearched = 'change' in checked && !refused
  if (isSearched && !isEditing)
    return <SearchSummary change={checked.change} flexibleDays={addressOf(draft).flexibleDays} onEdit={() => onEdit(true)} />
  const errors = 'errors' in checked && !isUntouched(draft) ? checked.errors : {}
  return (
    <SearchForm
      draft={draft}
      errors={refused ?? errors}
      priced={result && { searchId: result.searchId, whom: forTravellers(result.search.travellers) }}
      onSearch={onSearch}
      {...(isSearched ? { onClose: () => onEdit(false) } : {})}
    />
  )
}

type SummaryProps = { change: SearchChange; flexibleDays: FlexibleDays; onEdit: () => void }

function SearchSummary({ change, flexibleDays, onEdit }: SummaryProps) {
  const today = useToday()
  const wishes = changeWishes(NO_WISHES, change)
  const facts = [
    datesWords(wishes, today),
    flexibleDays > 0 && formTexts.daysAround(flexibleDays),
    describeTravellers(wishes.travellers),
    CABIN_LABELS[wishes.cabinClass],
    wishes.directOnly && texts.directOnly,
    wishes.checkedBags > 0 && texts.checkedBagsEach(wishes.checkedBags),
    wishes.withNearbyAirports && texts.nearbyAirportsToo,
    wishes.withAirportChange && texts.airportChangesToo,
  ]
  return (
    <section
      aria-label={texts.yourSearch}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-sheet px-4 py-3 shadow-card"
    >
      <p className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold">{routeWords(wishes)}</span>
        <span className="block text-fact text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Button onClick={onEdit}>{texts.changeSearch}</Button>
    </section>
  )
}

function errorsOfRefusal(refusal: Refusal | null): DraftErrors | null {
  const field = FIELDS[refusal?.field ?? '']
  return refusal && field ? { [field]: refusal.message } : null
}

/** Nothing was said yet: the form invites, and blames for nothing. */
function isUntouched({ slices }: SearchDraft): boolean {
  return slices.every(({ origin, destination, departureOn }) => origin.said === '' && destination.said === '' && departureOn === '')
}

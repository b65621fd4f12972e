import type { TravellerLocation } from '@/lib/travel/places/traveller-location'
import { type DraftErrors, NO_PLACE, type SearchDraft } from './search-draft'

/** Nobody has touched where the trip starts: even emptying it by hand leaves another value. */
export function isStartOpen({ slices: [first] }: SearchDraft): boolean {
  return first?.origin === NO_PLACE
}

/** The form with its start taken as it is: nothing is proposed for it any more. */
export function withStartClosed(draft: SearchDraft): SearchDraft {
  return { ...draft, slices: draft.slices.map((slice, index) => (index === 0 ? { ...slice, origin: { ...slice.origin } } : slice)) }
}

/** The traveller's own city where the start is open; and their currency, where the form `isNew` and has none. */
export function withHome(draft: SearchDraft, location: TravellerLocation | null, isNew: boolean): SearchDraft {
  const [first, ...others] = draft.slices
  const home = location?.homeAirport
  if (!home || !first || !isStartOpen(draft) || home.iataCode === first.destination.place?.iataCode) return draft
  return {
    ...draft,
    slices: [{ ...first, origin: { ...NO_PLACE, place: home } }, ...others],
    currency: draft.currency ?? (isNew ? location.currency : null),
  }
}

/** A start that is proposed is not missing. */
export function withoutStartError({ 'from-0': _start, ...others }: DraftErrors): DraftErrors {
  return others
}

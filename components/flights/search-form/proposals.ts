import type { PlainDate } from '@/lib/travel/dates'
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

/** Days that nobody has named are today, or the day of the flight before; `today` is not known before the browser tells it. */
export function withToday(draft: SearchDraft, today: PlainDate | undefined): SearchDraft {
  if (!today) return draft
  let earliest = today
  const slices = draft.slices.map((slice) => {
    const departureOn = slice.departureOn || earliest
    if (departureOn > earliest) earliest = departureOn
    return departureOn === slice.departureOn ? slice : { ...slice, departureOn }
  })
  const isSaid = draft.returnOn !== '' && slices.every((slice, index) => slice === draft.slices[index])
  return isSaid ? draft : { ...draft, slices, returnOn: draft.returnOn || earliest }
}

/** What is proposed is not missing. */
export function withoutProposed(errors: DraftErrors, said: SearchDraft, draft: SearchDraft): DraftErrors {
  const isProposed = (field: string) => {
    if (field === 'from-0') return said.slices[0]?.origin !== draft.slices[0]?.origin
    if (field === 'back') return said.returnOn !== draft.returnOn
    return draft.slices.some(({ departureOn }, index) => field === `on-${index}` && said.slices[index]?.departureOn !== departureOn)
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isProposed(field)))
}

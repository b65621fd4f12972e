import * as texts from '@/lib/texts/flights/search-form'
import { isPlainDate, type PlainDate } from '@/lib/travel/dates'
import { completeSearch } from '@/lib/travel/flights/complete-search'
import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import { NO_WISHES, type SearchChange, type SearchWishes, type SliceSearch } from '@/lib/travel/flights/search'
import { type FlightsAddress, MOST_SLICES, type SliceAddress, shownAtFirst } from '@/lib/travel/flights/search-url'
import { type Place, unmistakableCode } from '@/lib/travel/places/place'
import { isSameJson } from '@/lib/travel/same-json'

/** A place of the form; `problem` says why what the link `said` is no place. */
export type PlaceDraft = { place: Place | null; said: string; problem: string | null }
export type SliceDraft = { origin: PlaceDraft; destination: PlaceDraft; departureOn: string }
/** How the flights found are shown: not part of what is searched for. */
type Shown = 'filters' | 'weights' | 'sort' | 'shownSlice'
export type SearchDraft = Omit<FlightsAddress, 'slices' | 'returnOn' | Shown> & {
  /** The first one is the way out; the others count on a multi-trip only. */
  slices: SliceDraft[]
  returnOn: string
}
/** Sentences by the field they belong to: "from-0", "to-0", "on-0", "back", "travellers". */
export type DraftErrors = Partial<Record<string, string>>

export const NO_PLACE: PlaceDraft = { place: null, said: '', problem: null }
const EMPTY_SLICE: SliceDraft = { origin: NO_PLACE, destination: NO_PLACE, departureOn: '' }

/** What the codes and words of an address stand for, and a sentence for each that stands for no one place. */
export type NamedPlaces = { places: Record<string, Place>; problems: Record<string, string> }

/** The form of an address. */
export function draftOf(
  { filters: _filters, weights: _weights, sort: _sort, shownSlice: _shown, ...address }: FlightsAddress,
  named: NamedPlaces,
): SearchDraft {
  const placeDraft = (said: string | null): PlaceDraft =>
    said === null ? NO_PLACE : { place: named.places[said] ?? null, said, problem: named.problems[said] ?? null }
  const slices = address.slices.map(({ from, to, on }) => ({
    origin: placeDraft(from),
    destination: placeDraft(to),
    departureOn: on ?? '',
  }))
  return { ...address, slices, returnOn: address.returnOn ?? '' }
}

/** The address of a form. Filters belong to the flights of one search, so a new one begins without; what counts for a traveller stays. */
export function addressOf(draft: SearchDraft, weights = ORDINARY_WEIGHTS): FlightsAddress {
  const slices = neededSlices(draft).map(
    ({ origin, destination, departureOn }): SliceAddress => ({
      from: origin.place && unmistakableCode(origin.place),
      to: destination.place && unmistakableCode(destination.place),
      on: dayOrNull(departureOn),
    }),
  )
  const returnOn = draft.tripType === 'round-trip' ? dayOrNull(draft.returnOn) : null
  return {
    ...draft,
    slices,
    returnOn,
    flexibleDays: draft.tripType === 'multi-trip' ? 0 : draft.flexibleDays,
    filters: [],
    weights,
    sort: { by: 'rank', isDescending: false },
    shownSlice: shownAtFirst(draft.tripType),
  }
}

/** Whether two forms ask for the same flights but for their days. */
export function isSameButDays(one: SearchDraft, other: SearchDraft): boolean {
  const [here, there] = [one, other].map((draft) => {
    const { slices, ...rest } = addressOf(draft)
    return { ...rest, flexibleDays: 0, returnOn: null, slices: slices.map((slice) => ({ ...slice, on: null })) }
  })
  return isSameJson(here, there)
}

/** The places of a form by their codes: what its address stands for. */
export function placesOf({ slices }: SearchDraft): NamedPlaces['places'] {
  const places = slices.flatMap(({ origin, destination }) => [origin.place, destination.place]).filter((place) => place !== null)
  return Object.fromEntries(places.map((place) => [unmistakableCode(place), place]))
}

/** Switching keeps what is filled in; a multi-trip starts with the way out and, where known, the way back. */
export function withTripType(draft: SearchDraft, tripType: SearchDraft['tripType']): SearchDraft {
  if (tripType !== 'multi-trip' || draft.slices.length >= 2) return { ...draft, tripType }
  const [first = EMPTY_SLICE] = draft.slices
  return { ...draft, tripType, slices: [first, { origin: first.destination, destination: first.origin, departureOn: draft.returnOn }] }
}

/** One more flight, from where the last one lands. */
export function withOneMoreSlice(draft: SearchDraft): SearchDraft {
  if (draft.slices.length >= MOST_SLICES) return draft
  return {
    ...draft,
    slices: [...draft.slices, { ...EMPTY_SLICE, origin: draft.slices.at(-1)?.destination ?? EMPTY_SLICE.origin }],
  }
}

/** What the form asks to be searched, or each thing that stands in the way, beside its field. `today` is the traveller's own day. */
export function checkDraft(draft: SearchDraft, today: PlainDate): { change: SearchChange } | { errors: DraftErrors } {
  const errors: DraftErrors = { ...refusedFields(draft, today), ...missingFields(draft) }
  return Object.keys(errors).length > 0 ? { errors } : { change: changeOf(draft) }
}

function changeOf(draft: SearchDraft): SearchChange {
  const { travellers, cabinClass, directOnly, checkedBags, currency, withNearbyAirports, withAirportChange } = draft
  const terms = {
    travellers: { ...travellers, childAges: travellers.childAges.slice(0, travellers.children + travellers.infants) },
    cabinClass,
    directOnly,
    checkedBags,
    currency,
    withNearbyAirports,
    withAirportChange,
  }
  const slices = neededSlices(draft).flatMap(sliceOf)
  if (draft.tripType === 'multi-trip') return { tripType: 'multi-trip', slices, ...terms }
  return { tripType: draft.tripType, ...slices[0], returnOn: draft.tripType === 'round-trip' ? draft.returnOn : null, ...terms }
}

/** Each rule of a search (lib/travel/flights/search.ts) asked by itself, so that no refusal hides another one. */
function refusedFields(draft: SearchDraft, today: PlainDate): DraftErrors {
  const errors: DraftErrors = {}
  const travellers = refusalOf({ travellers: draft.travellers }, today)
  if (travellers) errors.travellers = travellers.message
  neededSlices(draft).forEach(({ origin, destination, departureOn }, index) => {
    const places = refusalOf({ origin: origin.place, destination: destination.place }, today)
    if (places) errors[`to-${index}`] = places.message
    const day = refusalOf({ departureOn: dayOrNull(departureOn) }, today)
    const before = draft.slices[index - 1]?.departureOn ?? ''
    if (day) errors[`on-${index}`] = day.message
    else if (departureOn !== '' && departureOn < before) errors[`on-${index}`] = texts.flightLeavesBeforeFlight(index + 1, index)
  })
  if (draft.tripType !== 'round-trip') return errors
  const back = refusalOf({ returnOn: dayOrNull(draft.returnOn) }, today) ?? refusalOf(bothDays(draft), today)
  if (back && !(errors['on-0'] && back.field === 'departureOn')) errors.back = back.message
  return errors
}

function bothDays({ slices, returnOn }: SearchDraft): Partial<SearchWishes> {
  return { departureOn: dayOrNull(slices[0]?.departureOn ?? ''), returnOn: dayOrNull(returnOn) }
}

function refusalOf(wishes: Partial<SearchWishes>, today: PlainDate) {
  const completed = completeSearch({ ...NO_WISHES, ...wishes }, today)
  return 'refusal' in completed ? completed.refusal : null
}

function missingFields(draft: SearchDraft): DraftErrors {
  const errors: DraftErrors = {}
  neededSlices(draft).forEach(({ origin, destination, departureOn }, index) => {
    if (!origin.place) errors[`from-${index}`] = origin.problem ?? texts.chooseWhereItStarts
    if (!destination.place) errors[`to-${index}`] = destination.problem ?? texts.chooseWhereItGoes
    if (!isPlainDate(departureOn)) errors[`on-${index}`] = texts.chooseADay
  })
  if (draft.tripType === 'round-trip' && !isPlainDate(draft.returnOn)) errors.back = texts.chooseTheDayBack
  return errors
}

function neededSlices({ tripType, slices }: SearchDraft): SliceDraft[] {
  return tripType === 'multi-trip' ? slices : slices.slice(0, 1)
}

function sliceOf({ origin, destination, departureOn }: SliceDraft): SliceSearch[] {
  return origin.place && destination.place ? [{ origin: origin.place, destination: destination.place, departureOn }] : []
}

function dayOrNull(text: string): PlainDate | null {
  return isPlainDate(text) ? text : null
}

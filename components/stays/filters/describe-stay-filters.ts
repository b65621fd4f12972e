import * as texts from '@/lib/texts/stays/filters'
import { formatWhole } from '@/lib/travel/money'
import { ACCESS_LABELS, AMENITY_LABELS, HIGHEST_NIGHT_PRICE, HOTEL_KIND_LABELS } from '@/lib/travel/stays/hotel'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'

export type StayFilterName = keyof StayFilters

/** What narrows the places to stay, one clause each: "up to €120 a night", "3 or 4 stars". `sightNames` are by id. */
export function describeStayFilters(
  filters: StayFilters,
  { currency, sightNames }: { currency: string; sightNames: ReadonlyMap<string, string> },
): { name: StayFilterName; words: string }[] {
  const {
    pricePerNight,
    kinds = [],
    stars = [],
    neighbourhoods = [],
    amenities = [],
    access = [],
    freeCancellation,
    breakfast,
    nearSight,
  } = filters
  const clauses: [StayFilterName, string | undefined | false][] = [
    ['pricePerNight', pricePerNight && texts.aNight(priceWords(pricePerNight, currency))],
    ['freeCancellation', freeCancellation && texts.freeToCancel],
    ['breakfast', breakfast && texts.breakfastIncluded],
    [
      'kinds',
      kinds.length > 0 &&
        inWords(
          kinds.map((one) => HOTEL_KIND_LABELS[one]),
          'disjunction',
        ),
    ],
    ['stars', stars.length > 0 && texts.eitherStars(inWords(stars.toSorted().map(String), 'disjunction'))],
    ['nearSight', nearSight && texts.aWalkFrom(sightNames.get(nearSight.sightId) ?? texts.theSightYouNamed)],
    ['neighbourhoods', neighbourhoods.length > 0 && inWords(neighbourhoods, 'disjunction')],
    ['amenities', amenities.length > 0 && inWords(amenities.map((one) => AMENITY_LABELS[one]))],
    ['access', access.length > 0 && inWords(access.map((one) => ACCESS_LABELS[one]))],
  ]
  return clauses.flatMap(([name, words]) => (words ? [{ name, words }] : []))
}

function priceWords({ from, to }: { from: number; to: number }, currency: string): string {
  if (to >= HIGHEST_NIGHT_PRICE) return texts.fromPrice(formatWhole(from, currency))
  return from <= 0
    ? texts.upToPrice(formatWhole(to, currency))
    : texts.betweenPrices(formatWhole(from, currency), formatWhole(to, currency))
}

function inWords(labels: string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(labels)
}

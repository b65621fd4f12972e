import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import { STOPS } from '@/lib/travel/flights/filters/offer-values'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankAllForView } from '@/lib/travel/flights/rank-flights'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { minorDigits } from '@/lib/travel/money'
import type { Case } from './cases'
import { type Chance, chanceFrom, pickOne, shuffled } from './chance'

/** Hard wishes as a traveller says them, as filters, and as a truth that is checked without the filters' own code. */
type Wish = { words: string; filters: FlightFilters; isTrueOf: (offer: FlightOffer) => boolean }
export type Request = { words: string; search: FlightSearch; filters: FlightFilters; isTrueOf: (offer: FlightOffer) => boolean }

/** `shown` counts the flights among the first three of every answer; `lost` the flights that fit and were left out. */
export type FidelityReport = { requests: number; shown: number; true: number; lost: number; empty: number; broken: string[] }

const REQUESTS_EACH = 2

/** Asks every search for flights with hard wishes, and looks at the first three that come. */
export function checkFidelity(cases: Case[]): FidelityReport {
  const report: FidelityReport = { requests: 0, shown: 0, true: 0, lost: 0, empty: 0, broken: [] }
  for (const [index, { seed, pair, result }] of cases.entries()) {
    const chance = chanceFrom(seed * 1_000 + index + 700)
    const offers = result.offers[0] ?? []
    for (let count = 0; count < REQUESTS_EACH; count++) {
      const request = someRequest(offers, result.search, chance)
      const kept = applyFilters(offers, request.filters, request.search)
      const answer = rankAllForView({ ...result, search: request.search, offers: [kept] }, 0).slice(0, 3)
      const fitting = offers.filter(request.isTrueOf)
      report.requests++
      report.shown += answer.length
      report.true += answer.filter(({ offer }) => request.isTrueOf(offer)).length
      report.lost += fitting.filter((offer) => !kept.includes(offer)).length
      report.empty += Number(answer.length === 0)
      if (answer.length === 0 || !answer.every(({ offer }) => request.isTrueOf(offer)))
        report.broken.push(`${pair.join('–')}: ${request.words}`)
    }
  }
  return report
}

/** One to four wishes that some flight of the answer fulfils, so that no request is empty by itself. */
export function someRequest(offers: FlightOffer[], search: FlightSearch, chance: Chance): Request {
  const model = pickOne(offers, chance)
  const wantsBag = chance() < 0.4 && model.fares.some((fare) => fare.checkedBags.pieces >= 1)
  const asked: FlightSearch = { ...search, checkedBags: wantsBag ? 1 : 0 }
  const possible = [arriveBy, mostStops, notVia, notWith, mostPrice].flatMap((make) => make(model, offers, asked, chance) ?? [])
  const wishes = shuffled(possible, chance).slice(0, 1 + Math.floor(chance() * 4))
  const said = [...wishes.map(({ words }) => words), ...(wantsBag ? ['one bag'] : [])]
  return {
    words: said.join(', '),
    search: asked,
    filters: Object.assign({}, ...wishes.map(({ filters }) => filters)),
    isTrueOf: (offer) => wishes.every((wish) => wish.isTrueOf(offer)) && (!wantsBag || leadFare(offer, asked).checkedBags.pieces >= 1),
  }
}

type MakeWish = (model: FlightOffer, offers: FlightOffer[], search: FlightSearch, chance: Chance) => Wish | null

/** By a full hour of the first day on which anything arrives by it. */
const arriveBy: MakeWish = (model, offers) => {
  const hour = Math.ceil(clockHours(model.arrivesAt))
  if (hour < 1 || hour > 23) return null
  const isByClock = (offer: FlightOffer) => clockHours(offer.arrivesAt) <= hour
  const [firstDay] = offers
    .filter(isByClock)
    .map((offer) => offer.arrivesAt.slice(0, 10))
    .toSorted()
  // The model itself may be a day later than the deadline means.
  if (model.arrivesAt.slice(0, 10) !== firstDay) return null
  return {
    words: `arrive before ${hour}:00`,
    filters: { arrival: { from: 0, to: hour * 60 } },
    isTrueOf: (offer) => isByClock(offer) && offer.arrivesAt.slice(0, 10) === firstDay,
  }
}

const mostStops: MakeWish = ({ connections }) => {
  if (connections > 1) return null
  return {
    words: connections === 0 ? 'direct' : 'at most one stop',
    filters: { stops: STOPS.slice(0, connections + 1) },
    isTrueOf: (offer) => offer.segments.length <= connections + 1,
  }
}

const notVia: MakeWish = (model, offers, _search, chance) => {
  const viaOf = ({ segments }: FlightOffer) => segments.slice(1).map(({ origin }) => origin)
  const others = offers.flatMap(viaOf).filter(({ iataCode }) => !touches(model, iataCode))
  if (others.length === 0) return null
  const { iataCode, cityName } = pickOne(others, chance)
  return {
    words: `not via ${cityName} (${iataCode})`,
    filters: { withoutLayoverAirports: [iataCode] },
    isTrueOf: (offer) => !touches(offer, iataCode),
  }
}

const notWith: MakeWish = (model, offers, _search, chance) => {
  const flies = (offer: FlightOffer, code: string) =>
    offer.segments.some(
      ({ marketingCarrier, operatingCarrier }) => marketingCarrier.iataCode === code || operatingCarrier.iataCode === code,
    )
  const others = offers
    .flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier))
    .filter(({ iataCode }) => !flies(model, iataCode))
  if (others.length === 0) return null
  const { iataCode, name } = pickOne(others, chance)
  return { words: `not ${name}`, filters: { withoutAirlines: [iataCode] }, isTrueOf: (offer) => !flies(offer, iataCode) }
}

const mostPrice: MakeWish = (model, _offers, search) => {
  const { amountMinor, currency } = leadFare(model, search).total
  const unit = 10 ** minorDigits(currency)
  const limit = Math.ceil(amountMinor / unit)
  if (limit >= 100_000) return null
  return {
    words: `at most ${limit} ${currency}`,
    filters: { price: { from: 0, to: limit } },
    isTrueOf: (offer) => leadFare(offer, search).total.amountMinor <= limit * unit,
  }
}

/** In between: where it changes planes, and where it lands under the same number. */
function touches({ segments }: FlightOffer, iataCode: string): boolean {
  return segments.some(
    ({ origin, destination, stopsAt }, index) =>
      stopsAt?.some((place) => place.iataCode === iataCode) ||
      (index > 0 && origin.iataCode === iataCode) ||
      (index < segments.length - 1 && destination.iataCode === iataCode),
  )
}

function clockHours(localTime: string): number {
  return Number(localTime.slice(11, 13)) + Number(localTime.slice(14, 16)) / 60
}

import { countryNamed } from '../../places/country-names'
import { ALLIANCE_LABELS, ALLIANCES, type Alliance } from '../alliances'
import { type Choice, type Facet, flag, HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES, list, priceOf, range } from './facet'
import { alliancesOf, arrivesWithin, endsAmong, everyCabin, shownFares, soldBy } from './facet-checks'
import {
  airlineName,
  airportName,
  cityName,
  clockClause,
  countryName,
  durationClause,
  layoverClause,
  listed,
  pairsClause,
  priceClause,
  stopsClause,
} from './facet-clauses'
import {
  aircraftFamilies,
  endsOf,
  isRedEye,
  marketingCodes,
  minuteOfDay,
  STOPS,
  STOPS_LABELS,
  type Stops,
  stopsOfOffer,
  waypointCountries,
  waypointPlaces,
  waypoints,
} from './offer-values'

/** IATA's, of an airline or an airport. */
const IATA_CODE = /^[A-Z0-9]{2,3}$/
/** ISO 3166-1. */
const COUNTRY_CODE = /^[A-Z]{2}$/
const AIRCRAFT_FAMILY = /^.{1,80}$/su
const PAIRING_KEY = /^.{0,200}$/su

const absentAirline = (said: string) => `None of these flights is by ${said}.`
const absentAircraft = (said: string) => `None of these flights uses ${said}, as far as the airlines say.`
const absentStop = (said: string) => `None of these flights goes via ${said}.`
const absentCountry = (said: string) => absentStop(countryName(countryNamed(said) ?? said))
const absentEnd = (said: string) => `None of these flights uses ${said}.`

/**
 * Every filter there is, one row each, in the order of the panel: what it holds, what a flight must be to pass, how it is said, how
 * an address and the tool write it. All that filters flights follows from these rows. A filter more is a row more, and its words in
 * lib/texts/flights/filters.ts.
 *
 * What is left out, and an empty list, restricts nothing. `price` is in whole units of the currency, for everybody at the lead
 * fare; times are minutes of the local day; codes are IATA codes. Lists name what may be there ("only these"), those that begin
 * with `without` what may not.
 */
export const FACETS = {
  stops: list({
    address: 'stops',
    theme: 'stops',
    of: STOPS,
    clause: stopsClause,
    passes: (wanted) => (offer) => wanted.has(stopsOfOffer(offer)),
    choices: { stops: { valuesOf: (offer) => [stopsOfOffer(offer)], nameOf: (_, kind) => STOPS_LABELS[kind as Stops] } },
    words: { stops: { kind: 'some', of: STOPS, describe: 'all allowed: at most one is direct and one-stop' } },
  }),
  price: range({
    address: 'price',
    theme: 'price',
    highest: HIGHEST_PRICE,
    unit: 'money',
    clause: priceClause,
    needsNames: true,
    figures: (_, lead) => priceOf(lead),
    words: { maxPrice: { kind: 'most', describe: 'of one direction for everybody' } },
  }),
  departure: range({
    address: 'leave',
    theme: 'time',
    highest: LAST_MINUTE_OF_DAY,
    unit: 'clock',
    clause: clockClause('leaving'),
    figures: ({ departsAt }) => minuteOfDay(departsAt),
    words: {
      departAfter: { kind: 'after', describe: 'local time, HH:mm' },
      departBefore: { kind: 'before' },
    },
  }),
  arrival: range({
    address: 'arrive',
    theme: 'time',
    highest: LAST_MINUTE_OF_DAY,
    unit: 'clock',
    clause: clockClause('arriving'),
    figures: ({ arrivesAt }) => minuteOfDay(arrivesAt),
    checks: (window, offers) => [arrivesWithin(window, offers)],
    words: { arriveAfter: { kind: 'after' }, arriveBefore: { kind: 'before' } },
  }),
  durationMinutes: range({
    address: 'minutes',
    theme: 'time',
    highest: LONGEST_MINUTES,
    unit: 'minutes',
    clause: durationClause,
    figures: ({ durationMinutes }) => durationMinutes,
    words: { maxDurationMinutes: { kind: 'most', describe: 'stops included' } },
  }),
  /** Every wait between two of its flights; a direct flight has none, so it passes. */
  layoverMinutes: range({
    address: 'layover',
    theme: 'time',
    highest: LONGEST_MINUTES,
    unit: 'minutes',
    clause: layoverClause,
    figures: ({ layovers }) => layovers.map(({ minutes }) => minutes),
    words: {
      minLayoverMinutes: { kind: 'least', describe: 'direct flights pass' },
      maxLayoverMinutes: { kind: 'most' },
    },
  }),
  /** None of its layovers lasts over the night. */
  withoutOvernightLayover: flag({
    address: 'no-overnight',
    theme: 'time',
    clause: () => 'without an overnight layover',
    passes: ({ layovers }) => !layovers.some(({ isOvernight }) => isOvernight),
    words: { withoutOvernightLayover: { kind: 'flag' } },
  }),
  /** One of its layovers does. */
  withOvernightLayover: flag({
    address: 'overnight',
    theme: 'time',
    without: 'withoutOvernightLayover',
    clause: () => 'with an overnight layover',
    passes: ({ layovers }) => layovers.some(({ isOvernight }) => isOvernight),
    words: {
      withOvernightLayover: {
        kind: 'flag',
        absent: 'None of these flights stops overnight.',
      },
    },
  }),
  /** No flight of it goes through the night. */
  withoutRedEye: flag({
    address: 'no-red-eye',
    theme: 'time',
    clause: () => 'without night flights',
    passes: (offer) => !isRedEye(offer),
    words: {
      withoutRedEye: { kind: 'flag', describe: 'no flight through the night' },
    },
  }),
  /** The price it is shown at holds a bag in the cabin, not only one under the seat. */
  withCabinBag: flag({
    address: 'cabin-bag',
    theme: 'price',
    clause: () => 'with a cabin bag in the price',
    passes: (offer, lead) => shownFares(offer, lead).some(({ cabinBags }) => cabinBags.pieces > 0),
    words: { withCabinBag: { kind: 'flag', describe: 'in the price shown' } },
  }),
  /** The price it is shown at holds the choice of a seat, so a party can sit together without paying more. */
  withSeatChoice: flag({
    address: 'seat-choice',
    theme: 'price',
    clause: () => 'with seat choice in the price',
    passes: (offer, lead) => shownFares(offer, lead).some(({ seatIncluded }) => seatIncluded === true),
    words: {
      withSeatChoice: {
        kind: 'flag',
        absent: 'None of these flights is known to include a choice of seat at the price shown; a dearer fare may.',
        describe: 'in the price shown',
      },
    },
  }),
  /** All flights of it, in the cabin it is shown in, are known to have it. */
  withWifi: flag({
    address: 'wifi',
    theme: 'cabin',
    clause: () => 'with Wi-Fi',
    passes: everyCabin(({ wifi }) => wifi !== null && wifi !== 'none'),
    words: {
      withWifi: {
        kind: 'flag',
        absent: 'None of these flights is known to have Wi-Fi all the way.',
        describe: 'on every flight',
      },
    },
  }),
  withPower: flag({
    address: 'power',
    theme: 'cabin',
    clause: () => 'with power at the seat',
    passes: everyCabin(({ power }) => power === true),
    words: {
      withPower: {
        kind: 'flag',
        absent: 'None of these flights is known to have power at the seat all the way.',
        describe: 'socket or USB',
      },
    },
  }),
  withMoreLegroom: flag({
    address: 'legroom',
    theme: 'cabin',
    clause: () => 'with more legroom than usual',
    passes: everyCabin(({ legroom }) => legroom === 'more'),
    words: {
      withMoreLegroom: {
        kind: 'flag',
        absent: 'None of these flights is known to have more legroom than usual in this cabin; an extra-legroom seat may be sold.',
      },
    },
  }),
  /** Each segment flies under the number of one of them. */
  airlines: list({
    address: 'airlines',
    theme: 'airline',
    of: IATA_CODE,
    without: 'withoutAirlines',
    clause: listed(airlineName, (names) => `${names} only`),
    needsNames: true,
    passes: (wanted) => (offer) => offer.segments.every(({ marketingCarrier }) => wanted.has(marketingCarrier.iataCode)),
    choices: { airlines: { valuesOf: marketingCodes, nameOf: soldBy } },
    words: {
      airlines: {
        kind: 'names',
        among: 'airlines',
        absent: absentAirline,
        describe: 'only these',
      },
    },
  }),
  withoutAirlines: list({
    address: 'no-airlines',
    theme: 'airline',
    of: IATA_CODE,
    addsUp: true,
    clause: listed(airlineName, (names) => `without ${names}`),
    needsNames: true,
    passes:
      (unwanted) =>
      ({ segments }) =>
        !segments.some(
          ({ marketingCarrier, operatingCarrier }) => unwanted.has(marketingCarrier.iataCode) || unwanted.has(operatingCarrier.iataCode),
        ),
    words: {
      withoutAirlines: {
        kind: 'names',
        among: 'airlines',
        absent: absentAirline,
        describe: 'neither selling nor operating',
      },
    },
  }),
  alliances: list({
    address: 'alliances',
    theme: 'airline',
    of: ALLIANCES,
    clause: listed(
      (alliance: Alliance) => ALLIANCE_LABELS[alliance],
      (names) => `${names} only`,
    ),
    passes: (wanted) => (offer) => alliancesOf(offer).every((alliance) => wanted.has(alliance)),
    choices: {
      alliances: {
        valuesOf: alliancesOf,
        nameOf: (_, alliance) => ALLIANCE_LABELS[alliance as Alliance],
      },
    },
    words: { alliances: { kind: 'some', of: ALLIANCES } },
  }),
  /** Each segment is flown by one of these families; one whose aircraft is not told is not. */
  aircraft: list({
    address: 'aircraft',
    theme: 'airline',
    of: AIRCRAFT_FAMILY,
    without: 'withoutAircraft',
    clause: listed(String, (names) => `on ${names} only`),
    passes: (wanted) => (offer) => aircraftFamilies(offer).every((family) => wanted.has(family)),
    choices: { aircraft: { valuesOf: aircraftFamilies, nameOf: (_, family) => family, isHiddenAlone: true } },
    words: {
      aircraft: { kind: 'names', among: 'aircraft', absent: absentAircraft, describe: '“A380”, “Airbus”' },
    },
  }),
  /** A flight passes whose aircraft is not told. */
  withoutAircraft: list({
    address: 'no-aircraft',
    theme: 'airline',
    of: AIRCRAFT_FAMILY,
    addsUp: true,
    clause: listed(String, (names) => `not on ${names}`),
    passes: (unwanted) => (offer) => !aircraftFamilies(offer).some((family) => unwanted.has(family)),
    words: { withoutAircraft: { kind: 'names', among: 'aircraft', absent: absentAircraft } },
  }),
  /** Every segment has a number of the same airline, whoever operates it. */
  oneAirline: flag({
    address: 'one-airline',
    theme: 'airline',
    clause: () => 'with one airline all the way',
    passes: ({ segments }) =>
      segments.every(({ marketingCarrier }) => marketingCarrier.iataCode === segments[0]?.marketingCarrier.iataCode),
    words: { oneAirline: { kind: 'flag', describe: 'for a whole direction' } },
  }),
  /** Each restricts the end of the journey that it lies at; those that lie at neither end of any flight leave none. */
  airports: list({
    address: 'airports',
    theme: 'place',
    of: IATA_CODE,
    without: 'withoutAirports',
    clause: listed(airportName, (names) => `${names} only`),
    needsNames: true,
    faults: ['origin', 'destination', 'airportsElsewhere'],
    checks: endsAmong,
    choices: {
      originAirports: {
        valuesOf: (offer) => [endsOf(offer)[0]],
        nameOf: ({ segments }, code) => segments[0]?.origin.name ?? code,
        faults: ['origin', 'withoutOrigin', 'airportsElsewhere'],
        isHiddenAlone: true,
      },
      destinationAirports: {
        valuesOf: (offer) => [endsOf(offer)[1]],
        nameOf: ({ segments }, code) => segments.at(-1)?.destination.name ?? code,
        faults: ['destination', 'withoutDestination', 'airportsElsewhere'],
        isHiddenAlone: true,
      },
    },
    words: {
      airports: {
        kind: 'names',
        among: 'ends',
        absent: absentEnd,
        describe: 'only these of a city’s several',
      },
    },
  }),
  withoutAirports: list({
    address: 'no-airports',
    theme: 'place',
    of: IATA_CODE,
    addsUp: true,
    clause: listed(airportName, (names) => `without ${names}`),
    needsNames: true,
    faults: ['withoutOrigin', 'withoutDestination'],
    checks: (unwanted) => [(offer) => !unwanted.includes(endsOf(offer)[0]), (offer) => !unwanted.includes(endsOf(offer)[1])],
    words: { withoutAirports: { kind: 'names', among: 'ends', absent: absentEnd } },
  }),
  /** There is a stop, and none elsewhere. */
  layoverAirports: list({
    address: 'via',
    theme: 'place',
    of: IATA_CODE,
    without: 'withoutLayoverAirports',
    clause: listed(cityName, (names) => `via ${names} only`),
    needsNames: true,
    passes: (wanted) => (offer) => {
      const via = waypoints(offer)
      return via.length > 0 && via.every((code) => wanted.has(code))
    },
    choices: {
      layoverAirports: {
        valuesOf: waypoints,
        nameOf: (offer, code) => waypointPlaces(offer).find(({ iataCode }) => iataCode === code)?.name ?? code,
      },
    },
    words: { via: { kind: 'names', among: 'waypoints', absent: absentStop, describe: 'a stop in one of these cities or airports' } },
  }),
  withoutLayoverAirports: list({
    address: 'no-via',
    theme: 'place',
    of: IATA_CODE,
    addsUp: true,
    clause: listed(cityName, (names) => `not via ${names}`),
    needsNames: true,
    passes: (unwanted) => (offer) => !waypoints(offer).some((code) => unwanted.has(code)),
    words: { notVia: { kind: 'names', among: 'waypoints', absent: absentStop } },
  }),
  /** The same of countries. */
  layoverCountries: list({
    address: 'via-countries',
    theme: 'place',
    of: COUNTRY_CODE,
    without: 'withoutLayoverCountries',
    clause: listed(countryName, (names) => `via ${names} only`),
    passes: (wanted) => (offer) => {
      const via = waypointPlaces(offer)
      return via.length > 0 && via.every(({ countryCode }) => wanted.has(countryCode))
    },
    choices: { layoverCountries: { valuesOf: waypointCountries, nameOf: (_, code) => countryName(code) } },
    words: { viaCountries: { kind: 'names', among: 'countries', absent: absentCountry } },
  }),
  withoutLayoverCountries: list({
    address: 'no-via-countries',
    theme: 'place',
    of: COUNTRY_CODE,
    addsUp: true,
    clause: listed(countryName, (names) => `not via ${names}`),
    passes: (unwanted) => (offer) => !waypointPlaces(offer).some(({ countryCode }) => unwanted.has(countryCode)),
    words: { notViaCountries: { kind: 'names', among: 'countries', absent: absentCountry } },
  }),
  /** It goes on from the airport where it landed. */
  withoutAirportChange: flag({
    address: 'no-airport-change',
    theme: 'place',
    clause: () => 'without airport changes',
    passes: ({ layovers }) => !layovers.some(({ leavesFrom }) => leavesFrom),
    words: { withoutAirportChange: { kind: 'flag' } },
  }),
  pairingKeys: list({
    address: 'pairs',
    theme: 'pair',
    of: PAIRING_KEY,
    clause: pairsClause,
    passes: (wanted) => (offer) => wanted.has(offer.pairingKey),
    choices: { pairingKeys: { valuesOf: ({ pairingKey }) => [pairingKey], nameOf: (_, key) => key, isHiddenAlone: true } },
    words: {},
  }),
}

export type FilterName = keyof typeof FACETS
export type Facets = typeof FACETS

/** Every filter, in the order of the table. Its keys are known: it is written out above. */
export const FILTER_NAMES = Object.keys(FACETS) as FilterName[]

/** The row of a filter, for what asks all of them alike. */
export function facetOf(name: FilterName): Facet {
  return FACETS[name]
}

export type RangeName = { [Name in FilterName]: Facets[Name] extends { type: 'range' } ? Name : never }[FilterName]
export function isRange(name: FilterName): name is RangeName {
  return facetOf(name).type === 'range'
}

export type FlagName = { [Name in FilterName]: Facets[Name] extends { type: 'flag' } ? Name : never }[FilterName]
export function isFlag(name: FilterName): name is FlagName {
  return facetOf(name).type === 'flag'
}

/** A name of a list of values to choose from. */
export type ChoiceName = {
  [Name in FilterName]: Facets[Name] extends { choices?: Readonly<Record<infer Group extends string, Choice>> } ? Group : never
}[FilterName]
export function choicesOf(name: FilterName): [ChoiceName, Choice][] {
  const facet = facetOf(name)
  return facet.type === 'list' ? (Object.entries(facet.choices ?? {}) as [ChoiceName, Choice][]) : []
}

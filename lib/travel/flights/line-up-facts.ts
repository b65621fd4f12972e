import type { LocalTime } from '../dates'
import { addMoney, type Money } from '../money'
import { isSameJson } from '../same-json'
import { seatCo2Kg } from './emissions'
import { leadFare } from './lead-fare'
import type { BagAllowance, Carrier, Condition, Fare, FlightOffer, Layover } from './offer-schema'
import type { FlightSearch } from './search'
import type { CabinClass } from './search-labels'

/** As many stand side by side as can still be read. */
export const MOST_COMPARED = 4

/** One flight, or the flights of one round trip, out first. */
export type ComparedChoice = { offers: readonly FlightOffer[] }

type FactValues = {
  /** For everybody, of all flights of the choice. */
  total: Money
  /** Under way in the air and between flights, all directions together. */
  travelTime: number
  times: { departsAt: LocalTime; arrivesAt: LocalTime; dayOffset: number }
  duration: number
  stops: number
  layovers: Layover[]
  /** Who sells it, and who flies it where that is another airline. */
  airlines: { sold: Carrier[]; operated: Carrier[] }
  aircraft: string[]
  fare: { brand: string; cabinClass: CabinClass }
  cabinBags: BagAllowance
  checkedBags: BagAllowance
  seat: boolean
  change: Condition
  refund: Condition
  co2: number
}
export type ComparedFact = keyof FactValues

/**
 * `value` is null where the seller doesn't state it. `isDifferent`: the row's values differ, and most of the others have another one.
 * `isBest`: no other is better, where all are stated and some are worse.
 */
export type ComparedCell<Value> = { value: Value | null; isDifferent: boolean; isBest: boolean }
export type ComparedRow = {
  [Fact in ComparedFact]: { fact: Fact; differs: boolean; cells: ComparedCell<FactValues[Fact]>[] }
}[ComparedFact]
/** `sliceIndex` is null for what is of the whole choice. */
export type ComparedGroup = { sliceIndex: number | null; rows: ComparedRow[] }

/** The facts of two to four choices row by row, what they cost first, then each direction for itself. */
export function lineUpFacts(
  choices: readonly ComparedChoice[],
  search: Pick<FlightSearch, 'cabinClass' | 'checkedBags'>,
  { isSimulated }: { isSimulated: boolean },
): ComparedGroup[] {
  const directions = [...new Set(choices.flatMap(({ offers }) => offers.map(({ sliceIndex }) => sliceIndex)))].toSorted()
  const totals = row(
    'total',
    choices.map(({ offers }) => totalOf(offers, search)),
  )
  const under = choices.map(({ offers }) => offers.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0))
  const whole: ComparedGroup = { sliceIndex: null, rows: directions.length > 1 ? [totals, row('travelTime', under)] : [totals] }
  return [
    whole,
    ...directions.map((sliceIndex) => {
      const flights = choices.map(({ offers }) => {
        const offer = offers.find((one) => one.sliceIndex === sliceIndex)
        return offer ? { offer, fare: leadFare(offer, search) } : null
      })
      return { sliceIndex, rows: rowsOf(flights, isSimulated) }
    }),
  ]
}

/** What one choice costs for everybody. */
export function totalOf(offers: readonly FlightOffer[], search: Pick<FlightSearch, 'cabinClass' | 'checkedBags'>): Money | null {
  const [first, ...others] = offers.map((offer) => leadFare(offer, search).total)
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null
  return others.reduce((sum, total) => addMoney(sum, total), first)
}

type Flight = { offer: FlightOffer; fare: Fare }

function rowsOf(flights: (Flight | null)[], isSimulated: boolean): ComparedRow[] {
  const of = <Fact extends ComparedFact>(fact: Fact, readFact: (flight: Flight) => FactValues[Fact] | null) =>
    row(
      fact,
      flights.map((flight) => (flight ? readFact(flight) : null)),
    )
  return [
    of('times', ({ offer: { departsAt, arrivesAt, dayOffset } }) => ({ departsAt, arrivesAt, dayOffset })),
    of('duration', ({ offer }) => offer.durationMinutes),
    of('stops', ({ offer }) => offer.connections),
    of('layovers', ({ offer }) => offer.layovers),
    of('airlines', ({ offer }) => airlinesOf(offer)),
    of('aircraft', ({ offer }) => aircraftOf(offer)),
    of('fare', ({ fare: { brand, cabinClass } }) => ({ brand, cabinClass })),
    of('cabinBags', ({ fare }) => fare.cabinBags),
    of('checkedBags', ({ fare }) => fare.checkedBags),
    of('seat', ({ fare }) => fare.seatIncluded),
    of('change', ({ fare }) => statedOf(fare.change)),
    of('refund', ({ fare }) => statedOf(fare.refund)),
    of('co2', ({ offer, fare }) => seatCo2Kg(offer, fare.cabinClass, { isSimulated })),
  ]
}

function airlinesOf({ segments }: FlightOffer): FactValues['airlines'] {
  const distinct = (carriers: Carrier[]) => [...new Map(carriers.map((carrier) => [carrier.iataCode, carrier])).values()]
  return {
    sold: distinct(segments.map(({ marketingCarrier }) => marketingCarrier)),
    operated: distinct(
      segments.flatMap(({ marketingCarrier, operatingCarrier }) =>
        operatingCarrier.iataCode === marketingCarrier.iataCode ? [] : [operatingCarrier],
      ),
    ),
  }
}

function aircraftOf({ segments }: FlightOffer): string[] | null {
  const known = [...new Set(segments.map(({ aircraft }) => aircraft).filter(Boolean))]
  return known.length > 0 ? known : null
}

function statedOf(condition: Condition): Condition | null {
  return condition.allowed === null ? null : condition
}

/** Less is better; null where an amount is not stated, so that nothing can be called best. A fact that is left out here has no best. */
const BURDENS: { [Fact in ComparedFact]?: (value: FactValues[Fact]) => number | null } = {
  total: ({ amountMinor }) => amountMinor,
  travelTime: (minutes) => minutes,
  duration: (minutes) => minutes,
  stops: (connections) => connections,
  cabinBags: ({ pieces }) => -pieces,
  checkedBags: ({ pieces }) => -pieces,
  seat: (isIncluded) => (isIncluded ? 0 : 1),
  change: burdenOfCondition,
  refund: burdenOfCondition,
  co2: (kg) => kg,
}

function burdenOfCondition({ allowed, penalty }: Condition): number | null {
  return allowed ? (penalty?.amountMinor ?? null) : Number.POSITIVE_INFINITY
}

function row<Fact extends ComparedFact>(fact: Fact, values: (FactValues[Fact] | null)[]): ComparedRow {
  const countOf = (value: unknown) => values.filter((other) => isSameJson(value, other)).length
  const counts = values.map(countOf)
  const most = Math.max(...counts)
  const differs = most < values.length
  // Two against two: neither is the one that most have.
  const common = most > 1 && counts.filter((count) => count === most).length === most ? most : null
  const burdenOf = BURDENS[fact] as ((value: FactValues[Fact]) => number | null) | undefined
  const burdens = values.map((value) => (value === null || !burdenOf ? null : burdenOf(value)))
  const isComparable = differs && areOfOneCurrency(values) && burdens.every((burden) => burden !== null)
  const least = isComparable ? Math.min(...burdens.map(Number)) : null
  const isWorseSomewhere = burdens.some((burden) => burden !== least)
  const cells = values.map((value, index) => ({
    value,
    isDifferent: differs && counts[index] !== common,
    isBest: least !== null && isWorseSomewhere && burdens[index] === least,
  }))
  return { fact, differs, cells } as ComparedRow
}

/** Amounts in two currencies have no order. */
function areOfOneCurrency(values: readonly unknown[]): boolean {
  const currencies = values.flatMap((value) => {
    const money = isMoney(value) ? value : typeof value === 'object' && value !== null && 'penalty' in value ? value.penalty : null
    return isMoney(money) ? [money.currency] : []
  })
  return new Set(currencies).size < 2
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'currency' in value
}

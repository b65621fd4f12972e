import { usualCurrency } from '@/lib/travel/currency-words'
import { FILTER_NAMES, type FlagName, isFlag } from '@/lib/travel/flights/filters/facets'
import type { Preference } from '@/lib/travel/flights/search'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Frame } from '../../grammar/cover'
import { foldParty } from '../party/fold'
import type { FoldContext } from '../skill'
import { isStanding, type Slices, standingClauses } from './standing'

/** A limit on the price as it was said: of one traveller or of all, of one direction or of the way there and back; `whole`: of the trip. */
export type Budget = { max: number; currency?: string; sign?: string; per?: 'each' | 'total'; way?: 'each' | 'both'; whole?: true }
type Stops = ('direct' | 'one-stop' | 'two-or-more')[]

/** What the words change of filters and preferences; `null` takes a filter away. */
export type FilterChange = {
  filters: {
    reset?: true
    /** Of all travellers who pay, in whole units of the currency that was said, else of the one that is shown. */
    maxPrice?: number | null
    stops?: Stops | null
    maxDurationMinutes?: number | null
    minLayoverMinutes?: number | null
    maxLayoverMinutes?: number | null
    departAfter?: null
    departBefore?: null
    arriveAfter?: null
    arriveBefore?: null
    airlines?: null
    withoutAirlines?: null
    alliances?: null
    airports?: null
    withoutAirports?: null
    via?: null
    notVia?: null
  } & { [Name in FlagName]?: true | null }
  budget?: Budget
  directOnly?: boolean
  preference?: Preference
  /** ISO 4217. */
  currency?: string
  oneAirline?: boolean
  withAirportChange?: boolean
  /** "Remove that filter", while several stand. */
  isOneLifted?: true
  refundable?: boolean
  aircraft?: string[]
  notAircraft?: string[]
  /** "At most two stops": what no filter holds. */
  unheld: 'two-stops'[]
  /** What was only preferred, and what we put a number to ourselves ("no long layovers"). */
  softs: string[]
  assumed: 'layover'[]
}

const PREFERENCES: readonly Preference[] = ['cheapest', 'fastest', 'best-value']
const LIFTED: Readonly<Record<string, FilterChange['filters']>> = {
  arrival: { arriveAfter: null, arriveBefore: null },
  departure: { departAfter: null, departBefore: null },
  hours: { departAfter: null, departBefore: null, arriveAfter: null, arriveBefore: null },
  alliances: { alliances: null },
  airports: { airports: null, withoutAirports: null },
  redEye: { withoutRedEye: null },
}

/** Folds the frames of a message into what they change of filters, and of what comes first. Pure. */
export function foldFilters(frames: readonly Frame[], context: FoldContext): FilterChange {
  const change: FilterChange = { filters: {}, unheld: [], softs: [], assumed: [] }
  // "Yes, remove it" takes what was offered.
  const isAgreed = frames.some(({ value }) => value.say === 'yes')
  for (const { value } of frames) {
    // "Is any direct?" asks about the list and narrows nothing.
    if ((isAgreed && value.resetOne === true) || typeof value.what === 'string') continue
    const before = new Set(Object.keys(change.filters))
    const slices = context.situation.slices.filter(({ sliceIndex }) => (value.slice ?? sliceIndex) === sliceIndex)
    foldLimits(value, change, slices)
    foldPrice(value, change, payingIn(frames, context), slices, context.situation)
    foldPreferences(value, change)
    if (value.soft === true) {
      change.softs.push(
        ...Object.keys(change.filters).filter((name) => !before.has(name)),
        ...(value.direct === true ? ['directOnly'] : []),
        ...(value.sort === undefined ? [] : ['preference']),
        ...['oneAirline', 'refundable', 'aircraft'].filter((name) => name in value),
      )
    }
    if (value.isAssumed === true) change.assumed.push('layover')
  }
  return change
}

function foldLimits(value: Frame['value'], change: FilterChange, slices: Slices): void {
  const { filters } = change
  const count = standingClauses(slices).length
  if (value.reset === true || (value.resetOne === true && count === 1)) filters.reset = true
  else if (value.resetOne === true && count > 1) change.isOneLifted = true
  if (typeof value.direct === 'boolean') {
    change.directOnly = value.direct
    if (!value.direct && isStanding(slices, ['stops'])) filters.stops = null
  }
  if (typeof value.directSlice === 'number') change.directOnly = true
  if (value.stops === null) {
    filters.stops = null
    change.directOnly = false
  } else if (typeof value.stops === 'number' && value.direct !== false) {
    change.directOnly = false
    if (value.stops > 1) change.unheld.push('two-stops')
    else filters.stops = value.isExactly === true ? ['one-stop'] : ['direct', 'one-stop']
  }
  if (value.layover === null) Object.assign(filters, { minLayoverMinutes: null, maxLayoverMinutes: null, via: null, notVia: null })
  else if (isRange(value.layover)) {
    if (value.layover.min !== undefined) filters.minLayoverMinutes = value.layover.min
    if (value.layover.max !== undefined) filters.maxLayoverMinutes = value.layover.max
  }
  if (isFlagName(value.flag)) filters[value.flag] = value.isWanted === false ? null : true
  if (typeof value.overnight === 'boolean') filters.withoutOvernightLayover = value.overnight ? null : true
  if (typeof value.redEye === 'boolean') filters.withoutRedEye = value.redEye ? null : true
  if (typeof value.cabinBag === 'boolean') filters.withCabinBag = value.cabinBag || null
  // "Retire le filtre durée", where only that of layovers stands.
  const isOfLayover = isStanding(slices, ['layoverMinutes']) && !isStanding(slices, ['durationMinutes'])
  if (value.duration === null && isOfLayover) Object.assign(filters, { minLayoverMinutes: null, maxLayoverMinutes: null })
  else if (value.duration === null) filters.maxDurationMinutes = null
  else if (isRange(value.duration) && value.duration.max !== undefined) filters.maxDurationMinutes = value.duration.max
  if (value.airlineAny === true) Object.assign(filters, { airlines: null, withoutAirlines: null })
  if (value.allianceAny === true) filters.alliances = null
  const isOfArrival = isStanding(slices, ['arrival']) && !isStanding(slices, ['departure'])
  if (value.lifted === 'hoursNamed') Object.assign(filters, LIFTED[isOfArrival ? 'arrival' : 'departure'])
  else if (typeof value.lifted === 'string') Object.assign(filters, LIFTED[value.lifted])
}

function foldPrice(value: Frame['value'], change: FilterChange, paying: number, slices: Slices, situation: Situation): void {
  if (value.budget === null) {
    change.filters.maxPrice = null
    delete change.budget
  }
  const isMoved = isBudget(value.budgetMoved) && isStanding(slices, ['price'])
  const budget = isBudget(value.budget) ? value.budget : isMoved ? value.budgetMoved : movedBudget(value, situation)
  if (isBudget(budget)) {
    change.budget = budget
    change.filters.maxPrice = budget.per === 'each' ? budget.max * paying : budget.max
  }
  const currency = typeof value.currencySign === 'string' ? usualCurrency(value.currencySign) : value.currency
  if (typeof currency === 'string') change.currency = currency
}

/** "Make that 700", while the trip has a budget. */
function movedBudget({ budgetMoved }: Frame['value'], { budget }: Situation): Budget | null {
  return budget && isBudget(budgetMoved) ? { ...budgetMoved, per: budget.each ? 'each' : 'total', whole: true } : null
}

function foldPreferences(value: Frame['value'], change: FilterChange): void {
  const preference = PREFERENCES.find((one) => one === value.sort)
  // "Not too expensive" stands back behind what is said outright; cheap and fast at once is a balance.
  const isBoth = preference !== undefined && change.preference !== undefined && change.preference !== preference && value.soft !== true
  if (isBoth && !change.softs.includes('preference')) change.preference = 'best-value'
  else if (preference && (change.preference === undefined || value.soft !== true)) change.preference = preference
  if (typeof value.oneAirline === 'boolean') change.oneAirline = value.oneAirline
  if (typeof value.airportChange === 'boolean') change.withAirportChange = value.airportChange
  if (typeof value.refundable === 'boolean') change.refundable = value.refundable
  if (value.aircraft === null) Object.assign(change, { aircraft: [], notAircraft: [] })
  if (typeof value.aircraft === 'string') change.aircraft = [...(change.aircraft ?? []), value.aircraft]
  if (typeof value.notAircraft === 'string') change.notAircraft = [...(change.notAircraft ?? []), value.notAircraft]
}

/** Adults and children pay, infants on a lap hardly. */
function payingIn(frames: readonly Frame[], context: FoldContext): number {
  const { wishes } = context.situation
  const { travellers } = foldParty(frames, context)
  return (travellers.adults ?? wishes.adults) + (travellers.children ?? wishes.children)
}

function isFlagName(value: unknown): value is FlagName {
  return FILTER_NAMES.filter(isFlag).some((name) => name === value)
}

function isRange(value: unknown): value is { min?: number; max?: number } {
  return typeof value === 'object' && value !== null && ('min' in value || 'max' in value)
}

function isBudget(value: unknown): value is Budget {
  return typeof value === 'object' && value !== null && 'max' in value && typeof value.max === 'number'
}

import { NO_ANCILLARIES } from '../ancillaries/ancillaries'
import { ORDINARY_WEIGHTS } from '../flights/rank-weights'
import { NO_WISHES } from '../flights/search'
import { NO_MEMORY } from './trip-memory'
import type { Trip } from './trip-schema'

export type { PickedFlight, PriceChange, ResultFacts, Trip } from './trip-schema'

export const EMPTY_TRIP: Trip = {
  wishes: NO_WISHES,
  filters: [],
  weights: ORDINARY_WEIGHTS,
  result: null,
  picks: [],
  ancillaries: NO_ANCILLARIES,
  priceChange: null,
  requiredDetails: [],
  passengers: [],
  billing: null,
  isCheckingOut: false,
  plan: null,
  stays: null,
  budget: null,
  memory: NO_MEMORY,
  choosesSeparately: false,
}

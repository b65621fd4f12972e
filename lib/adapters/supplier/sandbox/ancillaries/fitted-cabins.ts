import { AIRCRAFT, type AircraftCabin, type CabinName } from '../world/aircraft'
import type { Airline } from '../world/airlines'
import { interiorOf } from './aircraft-interiors'

export type Fitting = 'full-service' | 'economy'
export type FittedCabin = AircraftCabin & { deck: 0 | 1 }

/** Low-cost, leisure and regional airlines sell one cabin here, so they fit one. */
export function fittingOf({ kind }: Pick<Airline, 'kind'>): Fitting {
  return kind === 'full-service' ? 'full-service' : 'economy'
}

/** The cabins of an aircraft, in order of price, those of the main deck before those of the same name above. */
export function fittedCabins(aircraft: string, fitting: Fitting): FittedCabin[] {
  const type = AIRCRAFT[aircraft]
  if (!type) throw new Error(`${aircraft} is not among the aircraft`)
  const above = (interiorOf(aircraft).upper?.cabins ?? []).map((cabin): FittedCabin => ({ ...cabin, deck: 1 }))
  const cabins = type.cabins.flatMap((cabin): FittedCabin[] => {
    const upstairs = above.filter((upper) => upper.cabin === cabin.cabin)
    const seats = cabin.seats - upstairs.reduce((sum, upper) => sum + upper.seats, 0)
    return [...(seats > 0 ? [{ ...cabin, seats, deck: 0 as const }] : []), ...upstairs]
  })
  return fitting === 'full-service' ? cabins : allEconomy(cabins, aircraft, type.isWidebody)
}

// How many rows of economy fit where one row of another cabin stood: flat beds take much room, seats with a free middle none.
const ROWS_INSTEAD: Readonly<Record<CabinName, { wide: number; narrow: number }>> = {
  first: { wide: 2, narrow: 1 },
  business: { wide: 1.3, narrow: 1 },
  premium: { wide: 1.2, narrow: 1 },
  economy: { wide: 1, narrow: 1 },
}

function allEconomy(cabins: FittedCabin[], aircraft: string, isWidebody: boolean): FittedCabin[] {
  return ([0, 1] as const).flatMap((deck): FittedCabin[] => {
    const onDeck = cabins.filter((cabin) => cabin.deck === deck)
    const last = onDeck.at(-1)
    if (!last) return []
    const abreast = deck === 1 ? (interiorOf(aircraft).upper?.economyAbreast ?? last.abreast) : economyAbreast(last, isWidebody)
    const rows = onDeck.reduce((sum, cabin) => {
      return sum + (cabin.seats / seatsPerRow(cabin.abreast)) * ROWS_INSTEAD[cabin.cabin][isWidebody ? 'wide' : 'narrow']
    }, 0)
    return [{ cabin: 'economy', abreast, seats: Math.round(rows) * seatsPerRow(abreast), deck }]
  })
}

/** An aircraft without any economy is a wide one whose other airlines sit nine abreast. */
function economyAbreast(last: FittedCabin, isWidebody: boolean): string {
  return last.cabin === 'economy' || !isWidebody ? last.abreast : '3-3-3'
}

/** "3-4-3" is ten. */
export function seatsPerRow(abreast: string): number {
  return sectionsOf(abreast).reduce((sum, size) => sum + size, 0)
}

/** "3-4-3" is [3, 4, 3]. */
export function sectionsOf(abreast: string): number[] {
  return abreast.split('-').map(Number)
}

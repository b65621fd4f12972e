import { AIRCRAFT_TABLE } from './aircraft-table.ts'

export type CabinName = 'first' | 'business' | 'premium' | 'economy'
/** `abreast` is a full row, with a dash for each aisle: "3-3", "1-2-1". */
export type AircraftCabin = { cabin: CabinName; abreast: string; seats: number }

/**
 * `rangeKm` is what airlines plan with, not the maker's best. `cruiseKmh` is the usual speed over the ground in still air. `cabins`
 * are a typical full-service fitting, front to back; low-cost airlines fit economy throughout. `fuelShare` scales the CO₂ of one
 * economy seat per kilometre.
 */
export type AircraftType = {
  name: string
  kind: 'jet' | 'turboprop'
  isWidebody: boolean
  rangeKm: number
  cruiseKmh: number
  fuelShare: number
  cabins: AircraftCabin[]
  seats: number
}

const CABIN_LETTERS: Readonly<Record<string, CabinName>> = { F: 'first', J: 'business', W: 'premium', Y: 'economy' }

/** By the code used in flight schedules. */
export const AIRCRAFT: Readonly<Record<string, AircraftType>> = Object.fromEntries(AIRCRAFT_TABLE.trim().split('\n').map(parseAircraft))

function parseAircraft(line: string): [string, AircraftType] {
  const [code = '', name = '', body = '', rangeKm = '', cruiseKmh = '', fuelShare = '', layout = ''] = line.split('|')
  const cabins = layout.split(' ').map(parseCabin)
  const type: AircraftType = {
    name,
    kind: body === 'turboprop' ? 'turboprop' : 'jet',
    isWidebody: body === 'wide',
    rangeKm: Number(rangeKm),
    cruiseKmh: Number(cruiseKmh),
    fuelShare: Number(fuelShare),
    cabins,
    seats: cabins.reduce((sum, { seats }) => sum + seats, 0),
  }
  return [code, type]
}

/** "J:1-2-1:40" as a cabin. */
export function parseCabin(text: string): AircraftCabin {
  const [letter = '', abreast = '', seats = ''] = text.split(':')
  const cabin = CABIN_LETTERS[letter]
  if (!cabin) throw new Error(`"${text}" begins with no letter of a cabin`)
  return { cabin, abreast, seats: Number(seats) }
}

import type { Amenities } from '@/lib/travel/flights/offer-schema'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { yourCabin } from '../ancillaries/your-cabin'
import { fraction } from '../hash'
import type { Itinerary } from '../network/itineraries'
import type { Flight } from '../network/timetable'
import { AIRCRAFT, type AircraftType, type CabinName } from '../world/aircraft'

const PITCH_INCHES: Readonly<Record<Exclude<CabinName, 'economy'>, { wide: number; narrow: number }>> = {
  first: { wide: 80, narrow: 38 },
  business: { wide: 62, narrow: 33 },
  premium: { wide: 38, narrow: 34 },
}
/** From here on Duffel's recorded answers say "more"; up to here, "less". */
const MORE_INCHES = 33
const LESS_INCHES = 29

/** What each flight's cabin has, by airline, aircraft and cabin. Airlines that do not say so exist here, too. */
export function amenitiesOf({ legs }: Pick<Itinerary, 'legs'>, cabinClass: CabinClass): Amenities[] {
  return legs.map(({ flight }) => onFlight(flight, cabinClass))
}

export function onFlight({ airline, aircraft }: Pick<Flight, 'airline' | 'aircraft'>, cabinClass: CabinClass): Amenities {
  const key = `${airline.code}|${aircraft}|${cabinClass}`
  let known = KNOWN.get(key)
  if (!known) {
    const type = AIRCRAFT[aircraft]
    const isFull = airline.kind === 'full-service'
    const lotOf = (what: string) => fraction(`${what}|${airline.code}|${aircraft}`)
    const cabins = isFull && type ? type.cabins.map(({ cabin }) => cabin) : []
    known = {
      wifi: wifiOf(type, isFull, lotOf('wifi')),
      power: powerOf(type, isFull, lotOf('power')),
      ...legroomOf(type, isFull, yourCabin(cabinClass, cabins), lotOf('pitch')),
    }
    KNOWN.set(key, known)
  }
  return known
}

/** A few thousand at most: airlines by their fleets by cabins. */
const KNOWN = new Map<string, Amenities>()

function wifiOf(type: AircraftType | undefined, isFull: boolean, lot: number): Amenities['wifi'] {
  if (type?.kind !== 'jet') return 'none'
  if (lot < (isFull ? 0.8 : 0.35)) return isFull && lot < 0.3 ? 'free-or-paid' : 'paid'
  return lot > 0.92 ? null : 'none'
}

function powerOf(type: AircraftType | undefined, isFull: boolean, lot: number): boolean | null {
  if (type?.kind !== 'jet') return false
  if (isFull) return true
  return lot < 0.6 ? lot < 0.25 : lot < 0.8 ? null : false
}

function legroomOf(
  type: AircraftType | undefined,
  isFull: boolean,
  cabin: CabinName,
  lot: number,
): Pick<Amenities, 'legroom' | 'pitchInches'> {
  if (lot > 0.95) return { legroom: null, pitchInches: null }
  const inches = cabin === 'economy' ? economyPitch(type, isFull, lot) : PITCH_INCHES[cabin][type?.isWidebody ? 'wide' : 'narrow']
  return { legroom: inches >= MORE_INCHES ? 'more' : inches <= LESS_INCHES ? 'less' : 'standard', pitchInches: inches }
}

function economyPitch(type: AircraftType | undefined, isFull: boolean, lot: number): number {
  if (!isFull) return lot < 0.5 ? 28 : lot < 0.8 ? 29 : 30
  const usual = type?.isWidebody ? 31 : 30
  return lot < 0.15 ? usual + 3 : lot < 0.5 ? usual + 1 : usual
}

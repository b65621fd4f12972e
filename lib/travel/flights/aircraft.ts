import { plainLetters } from '../alphabet'

const FAMILIES = new Map<string, string>()
const WIDE_BODY = /^(?:Airbus A3[0134578]0|Boeing 7[4678]7)\b/
const TURBOPROP =
  /^(?:ATR|Saab|Beechcraft|Cessna|Fokker 50|Antonov An-2[46]|(?:De Havilland|Bombardier)(?: Canada)?(?: Dash 8| DHC| Q400| Twin Otter))\b/
const GENERIC = new Set(['aircraft', 'aircrafts', 'airplane', 'airplanes', 'plane', 'planes', 'jet', 'jets', 'a', 'an', 'the', 'any'])
const NICKNAMES: Readonly<Record<string, string>> = { dreamliner: '787', jumbo: '747', superjumbo: 'a380' }

/**
 * An aircraft without its variant: "Boeing 737-800" is a "Boeing 737", "Boeing 737 MAX 8" a "Boeing 737 MAX", "Airbus A320neo" an
 * "Airbus A320", "ATR 72-600" an "ATR 72". Of 80 characters at most; '' where the airline does not tell.
 */
export function aircraftFamily(aircraft: string): string {
  const known = FAMILIES.get(aircraft)
  if (known !== undefined) return known
  const family = aircraft.replace(/(?<= MAX) ?\d+.*$|(?<=\d)(?:-[\w/]+|neo)$/i, '').slice(0, 80)
  FAMILIES.set(aircraft, family)
  return family
}

/** The families, among some aircraft, that are called so: "737 MAX", "Airbus 320", "the Dreamliner", "Boeing", "turboprops". */
export function aircraftCalled(said: string, aircraft: readonly string[]): string[] {
  const wanted = (plainLetters(said).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !GENERIC.has(word))
    .map((word) => NICKNAMES[word] ?? word)
  const kind = KINDS[wanted.join('').replace(/s$/, '')]
  const isCalled = (name: string) => {
    const letters = plainLetters(name).replace(/[^\p{L}\d]/gu, '')
    return wanted.length > 0 && wanted.every((word) => letters.includes(word))
  }
  return [...new Set(aircraft.filter((name) => name !== '' && (kind ? kind(name) : isCalled(name))).map(aircraftFamily))]
}

const KINDS: Readonly<Record<string, (aircraft: string) => boolean>> = {
  turboprop: (aircraft) => TURBOPROP.test(aircraft),
  propeller: (aircraft) => TURBOPROP.test(aircraft),
  widebody: (aircraft) => WIDE_BODY.test(aircraft),
  narrowbody: (aircraft) => !WIDE_BODY.test(aircraft) && !TURBOPROP.test(aircraft),
}

import { type Alliance, allianceOf } from '../../../../travel/flights/alliances.ts'
import { AIRLINE_TABLE } from './airline-table.ts'

export type AirlineKind = 'full-service' | 'low-cost' | 'leisure' | 'regional'
export type Airline = {
  code: string
  name: string
  kind: AirlineKind
  countryCode: string
  alliance: Alliance | null
  /** Departures a day by base, the main one first. */
  bases: Map<string, number>
  fleet: string[]
  /** Share of its departures that go further than short-haul aircraft usually do, 0 to 1. */
  longHaulShare: number
  favours: Set<string>
  partners: Set<string>
  /** Sells connections from one of its flights to another. */
  connects: boolean
}

export const AIRLINES: Airline[] = AIRLINE_TABLE.trim().split('\n').map(parseAirline)

const BY_CODE = new Map(AIRLINES.map((airline) => [airline.code, airline]))

/** By its two-character IATA code. */
export function findAirline(code: string): Airline | undefined {
  return BY_CODE.get(code)
}

/** Whether both airlines' flights can stand on one ticket: the same airline, one alliance, or named partners. */
export function sellTogether(first: Airline, second: Airline): boolean {
  if (first === second) return first.connects
  if (first.partners.has(second.code) || second.partners.has(first.code)) return true
  return first.alliance !== null && first.alliance === second.alliance
}

function parseAirline(line: string): Airline {
  const [code = '', name = '', kind = '', countryCode = '', bases = '', fleet = '', share = '0', favours = '', partners = ''] =
    line.split('|')
  const partnerCodes = words(partners)
  return {
    code,
    name,
    // The table is ours: its third column holds only these four words.
    kind: kind as AirlineKind,
    countryCode,
    alliance: allianceOf(code),
    bases: new Map(words(bases).map((base) => [base.slice(0, 3), Number(base.slice(4))])),
    fleet: words(fleet),
    longHaulShare: Number(share) / 100,
    favours: new Set(words(favours)),
    partners: new Set(partnerCodes.filter((partner) => partner !== 'own')),
    connects: kind === 'full-service' || kind === 'regional' || partnerCodes.includes('own'),
  }
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

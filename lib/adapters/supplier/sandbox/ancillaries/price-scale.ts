import { between } from '../hash'
import type { Airline } from '../world/airlines'

const SHORT_KM = 1_600
const MEDIUM_KM = 3_800

/** How far a flight is, as price lists of airlines tell apart. */
export function lengthBand(km: number): 'short' | 'medium' | 'long' {
  if (km <= SHORT_KM) return 'short'
  return km <= MEDIUM_KM ? 'medium' : 'long'
}

/** Every airline's own level for a kind of thing: 1 for the usual one. */
export function levelOf({ code }: Pick<Airline, 'code'>, what: string): number {
  return between(0.85, 1.2, `${what}|${code}`)
}

/** Price lists are in halves. */
export function roundToHalf(euro: number): number {
  return Math.round(euro * 2) / 2
}

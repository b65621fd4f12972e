import type { Airport } from '../world/airport'
import { isDomestic } from '../world/countries'

export const LONGEST_CONNECTION_MINUTES = 360

/**
 * Shortest legal time between two flights at one airport: domestic to domestic 45 minutes, mixed 75, international 60; travel
 * inside Schengen counts as domestic; whoever enters the US collects and re-checks bags there and needs 90.
 */
export function minimumConnectionMinutes(from: Airport, at: Airport, to: Airport): number {
  const arrivesDomestic = isDomestic(from.countryCode, at.countryCode)
  const leavesDomestic = isDomestic(at.countryCode, to.countryCode)
  if (at.countryCode === 'US' && !arrivesDomestic) return 90
  if (arrivesDomestic && leavesDomestic) return 45
  return arrivesDomestic === leavesDomestic ? 60 : 75
}

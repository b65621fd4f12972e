import type { Airport } from '../world/airport'
import { CONGESTED_US_HUBS } from '../world/airport-roles'

/**
 * Minutes from gate to gate, to five minutes: 45 + km/14 for jets, 30 + km/8 for turboprops; above 2,500 km at middle latitudes
 * 5 % more westbound and less eastbound (the jet stream); ten more at congested US hubs.
 */
export function blockMinutes(from: Airport, to: Airport, km: number, isJet: boolean): number {
  let minutes = isJet ? 45 + km / 14 : 30 + km / 8
  const middleLatitude = Math.abs((from.latitude + to.latitude) / 2)
  if (km > 2_500 && middleLatitude > 20 && middleLatitude < 65) minutes *= isEastbound(from, to) ? 0.95 : 1.05
  const isUsDomestic = from.countryCode === 'US' && to.countryCode === 'US'
  if (isUsDomestic && (CONGESTED_US_HUBS.has(from.iataCode) || CONGESTED_US_HUBS.has(to.iataCode))) minutes += 10
  return Math.round(minutes / 5) * 5
}

function isEastbound(from: Airport, to: Airport): boolean {
  return (((to.longitude - from.longitude) % 360) + 360) % 360 < 180
}

/** What the words say of the flight they mean, as the look-up tool takes it. */
export type FlightQuery = {
  flightNumber?: string
  airline?: string
  departsAt?: string
  departAfter?: string
  departBefore?: string
  arriveAfter?: string
  arriveBefore?: string
  stops?: ('direct' | 'one-stop' | 'two-or-more')[]
  via?: string
  airport?: string
  order?: FlightOrder
}
export type FlightOrder = 'cheapest' | 'fastest' | 'best-value' | 'earliest' | 'latest' | 'earliest-arrival' | 'latest-arrival'

/** "09:40" → "09:41", within the day. */
export function minuteAfter(clock: string): string {
  const minutes = Math.min(minuteOfClock(clock) + 1, 1439)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "09:40" → 580. */
export function minuteOfClock(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

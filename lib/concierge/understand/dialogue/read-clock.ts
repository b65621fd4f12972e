const CLOCK = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap])?/i

/** "6:50 pm" as "18:50", "0:20 am" as "00:20"; null for what no clock shows. */
export function readClock(words: string): string | null {
  const { hour, minute = '00', half } = CLOCK.exec(words.trim())?.groups ?? {}
  if (hour === undefined || Number(minute) > 59) return null
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  return hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minute}`
}

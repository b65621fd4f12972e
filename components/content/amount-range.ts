import type { Range } from '@/lib/content/words'
import * as texts from '@/lib/texts/content'
import { formatWhole, groupDigits } from '@/lib/travel/money'

/** "€60 – 90", "free" for nothing, "up to €8" from nothing, "about €15" where both ends are the same. */
export function rangeWords([low, high]: Range, currency: string): string {
  if (high === 0) return texts.free
  if (low === high) return texts.about(formatWhole(high, currency))
  if (low === 0) return texts.upTo(formatWhole(high, currency))
  return `${formatWhole(low, currency)} – ${groupDigits(String(high))}`
}

/** "2 h 30 min", "45 min". */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return texts.minutes(rest)
  return rest === 0 ? texts.hours(hours) : texts.hoursAndMinutes(hours, rest)
}

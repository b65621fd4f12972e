import * as texts from '@/lib/texts/content'
import { monthName } from '@/lib/travel/month-names'

/** "March to May and September", for months counted from 1. */
export function monthSpans(months: number[]): string {
  const wanted = new Set(months)
  if (wanted.size === 12) return texts.anyMonth
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  const starts = [...wanted].filter((month) => !wanted.has(before(month))).sort((one, other) => one - other)
  const spans = starts.flatMap((start) => {
    let end = start
    while (wanted.has(after(end))) end = after(end)
    if (end === start) return [monthName(start)]
    return after(start) === end ? [monthName(start), monthName(end)] : [texts.monthToMonth(monthName(start), monthName(end))]
  })
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(spans)
}

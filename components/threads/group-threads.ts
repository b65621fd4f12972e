import * as texts from '@/lib/texts/threads'
import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import { monthName } from '@/lib/travel/month-names'
import type { ThreadEntry } from '../state/thread-entry'

export type ThreadGroup = { name: string; threads: ThreadEntry[] }

/** Pinned threads first, the others by the day of their last message, which `dayOf` tells of an instant. `threads` are newest first. */
export function groupThreads(threads: ThreadEntry[], now: Date, dayOf: (instant: Date) => PlainDate): ThreadGroup[] {
  const today = dayOf(now)
  const groups = new Map<string, ThreadEntry[]>()
  for (const thread of threads.toSorted((one, other) => Number(other.pinned) - Number(one.pinned))) {
    const name = thread.pinned ? texts.pinned : groupOf(dayOf(new Date(thread.updatedAt)), today)
    groups.set(name, [...(groups.get(name) ?? []), thread])
  }
  return [...groups].map(([name, grouped]) => ({ name, threads: grouped }))
}

function groupOf(day: PlainDate, today: PlainDate): string {
  if (day >= today) return texts.today
  if (day === addDays(today, -1)) return texts.yesterday
  if (day >= mondayBefore(today)) return texts.thisWeek
  if (day.slice(0, 7) === today.slice(0, 7)) return texts.thisMonth
  const month = monthName(Number(day.slice(5, 7)))
  return day.slice(0, 4) === today.slice(0, 4) ? month : `${month} ${day.slice(0, 4)}`
}

function mondayBefore(day: PlainDate): PlainDate {
  return addDays(day, -((weekday(day) + 6) % 7))
}

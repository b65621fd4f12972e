import { countFindings, RULES, type RuleName, type Verdict } from './check-threads'

/** A thread is back within this time of its process listening again. */
export const LONGEST_RECOVERY_MS = 5_000
const MOST_SHOWN = 5
const LONGEST_SHOWN = 400

/** What a run came to, for people: counts first, then what was found. */
export function writeTable(verdict: Verdict, seconds: number): string {
  const { counts, followedElsewhere, followedWithoutRedis, unsavedTails, findings, recoveries } = verdict
  const names = Object.keys(RULES) as RuleName[]
  const rows: [string, number][] = [
    ['threads', counts.threads],
    ['messages acknowledged', counts.messages],
    ['of them queued', counts.queued],
    ['kills', counts.kills],
    ['readings of answers', counts.readings],
    ['answers stopped', counts.stopped],
    ['answers that went on', counts.wentOn],
    ['read to the end at another process', followedElsewhere],
    ['of them without Redis', followedWithoutRedis],
    ['letters seen that were not stored yet', unsavedTails],
    ...names.map((name): [string, number] => [name, findings[name].length]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    ...rows.map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(5)}`),
    recoveryLine(recoveries),
    ...names.flatMap((name) => exampleLines(name, findings[name])),
    `${countFindings(verdict)} findings after ${Math.round(seconds)} s`,
  ].join('\n')
}

/** The longest, and what nineteen of twenty stayed under, in milliseconds; null when no kill interrupted anybody. */
export function recoveryFigures(recoveries: number[]): { longestMs: number; usualMs: number; late: number } | null {
  const sorted = recoveries.toSorted((one, other) => one - other)
  const longestMs = sorted.at(-1)
  if (longestMs === undefined) return null
  const usualMs = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? longestMs
  return { longestMs, usualMs, late: sorted.filter((wait) => wait > LONGEST_RECOVERY_MS).length }
}

function recoveryLine(recoveries: number[]): string {
  const figures = recoveryFigures(recoveries)
  if (!figures) return 'back after a kill: nobody was interrupted'
  const { longestMs, usualMs, late } = figures
  return `back after a kill (${recoveries.length} that interrupted somebody): 95 % within ${usualMs} ms, all within ${longestMs} ms, ${late} later than ${LONGEST_RECOVERY_MS} ms`
}

function exampleLines(name: RuleName, found: string[]): string[] {
  const more = found.length > MOST_SHOWN ? [`  … and ${found.length - MOST_SHOWN} more`] : []
  return found.length === 0
    ? []
    : [`${name}:`, ...found.slice(0, MOST_SHOWN).map((sentence) => `  ${sentence.slice(0, LONGEST_SHOWN)}`), ...more]
}

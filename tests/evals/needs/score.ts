import { formatTable } from '../table'
import type { Result } from './run-rows'

/** What is to be reached on the shared development set. */
export const TARGETS = { full: 0.55, untrue: 0 }

export type Score = {
  rows: number
  full: number
  part: number
  failed: number
  untrue: number
  notHeld: number
  share: number
  weightedShare: number
}

/** `share` is that of rows held in full; `untrue` counts statements, the others rows. */
export function scoreOf(results: Result[]): Score {
  const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length
  const weightOf = (some: Result[]) => some.reduce((sum, { row }) => sum + row.weight, 0)
  const full = results.filter(({ verdict }) => verdict === 'full')
  return {
    rows: results.length,
    full: full.length,
    part: count('part'),
    failed: count('fail'),
    untrue: results.reduce((sum, { untrue }) => sum + untrue.length, 0),
    notHeld: results.filter(({ isHeld }) => !isHeld).length,
    share: full.length / (results.length || 1),
    weightedShare: weightOf(full) / (weightOf(results) || 1),
  }
}

/** A line for each kind of need. */
export function kindTable(results: Result[]): string {
  const kinds = [...new Set(results.map(({ row }) => row.kind))].sort()
  const lines = kinds.map((kind) => {
    const { rows, full, part, failed, untrue } = scoreOf(results.filter(({ row }) => row.kind === kind))
    return [kind, ...[rows, full, part, failed, untrue].map(String)]
  })
  return formatTable(['kind', 'rows', 'full', 'part', 'fail', 'untrue'], lines)
}

/** The score in a line, and another where rows could not be held. */
export function scoreLines({ rows, full, part, failed, untrue, notHeld, share, weightedShare }: Score): string {
  const percent = (part: number) => (100 * part).toFixed(1)
  const lost = notHeld > 0 ? `${notHeld} could not be held\n` : ''
  const told = `fully ${full} of ${rows} (${percent(share)} %), partly ${part}, failed ${failed}, untrue statements ${untrue}`
  return `${lost}${told}, by weight ${percent(weightedShare)} %`
}

/** The targets that a score misses, as sentences. */
export function missedTargets({ share, untrue }: Score): string[] {
  return [
    ...(share < TARGETS.full ? [`fully held is ${share.toFixed(3)}, to be at least ${TARGETS.full}`] : []),
    ...(untrue > TARGETS.untrue ? [`untrue statements are ${untrue}, to be ${TARGETS.untrue}`] : []),
  ]
}

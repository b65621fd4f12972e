import type { Stage } from './stage'

/** One row while it runs: what it has to show is written down here. */
export type Trial = {
  seed: number
  stage: Stage
  /** Something that must be so; `found` is told when it is not. */
  check: (what: string, isSo: boolean, found?: unknown) => void
  /** Something that was measured or counted. */
  figure: (name: string, value: number | string) => void
}
export type Scenario = (trial: Trial) => Promise<void>

/** Thrown where a row cannot be run on this machine; the message says what is missing. */
export class Missing extends Error {}

export type Finding = { checks: number; faults: string[]; figures: Record<string, number | string> }

const LONGEST_FOUND = 300

/** A trial, and what it came to so far. */
export function beginTrial(seed: number, stage: Stage): { trial: Trial; finding: Finding } {
  const finding: Finding = { checks: 0, faults: [], figures: {} }
  const trial: Trial = {
    seed,
    stage,
    check(what, isSo, found) {
      finding.checks++
      if (isSo) return
      const told = found === undefined ? '' : ` (${(typeof found === 'string' ? found : JSON.stringify(found)).slice(0, LONGEST_FOUND)})`
      finding.faults.push(`${what}${told}`)
    },
    figure(name, value) {
      finding.figures[name] = typeof value === 'number' ? Math.round(value * 100) / 100 : value
    },
  }
  return { trial, finding }
}

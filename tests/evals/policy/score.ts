import { HALVES, halfOf } from '../halves'
import { formatTable } from '../table'
import type { Held } from './hold'
import type { Verdict } from './judge'
import { PHRASINGS, type Task } from './task'

export type Result = { task: Task; verdicts: (Verdict & { held: Held })[] }
export type Score = { name: string; tasks: number; passOne: number; passFive: number; untrue: number }

/** The floor is what was reached, the aim what is wanted. */
export const FLOORS = { passOne: 0.66, passFive: 0.3, untrue: 0 }
export const AIMS = { passOne: 0.9, passFive: 0.75 }

/** A line for each kind of task, for both halves, and for all. */
export function scoresOf(results: Result[]): Score[] {
  const kinds = [...new Set(results.map(({ task }) => task.kind))].sort()
  return [
    ...kinds.map((kind) =>
      scoreOf(
        kind,
        results.filter(({ task }) => task.kind === kind),
      ),
    ),
    ...HALVES.map((half) =>
      scoreOf(
        half,
        results.filter(({ task }) => halfOf(task.id) === half),
      ),
    ),
    scoreOf('all', results),
  ]
}

function scoreOf(name: string, results: Result[]): Score {
  const right = results.map(({ verdicts }) => verdicts.filter(({ isRight }) => isRight).length)
  const spoken = results.reduce((sum, { verdicts }) => sum + verdicts.length, 0)
  return {
    name,
    tasks: results.length,
    passOne: right.reduce((sum, count) => sum + count, 0) / (spoken || 1),
    passFive: right.filter((count) => count === PHRASINGS).length / (results.length || 1),
    untrue: results.reduce((sum, { verdicts }) => sum + verdicts.reduce((those, { untrue }) => those + untrue.length, 0), 0),
  }
}

export function scoreTable(scores: Score[]): string {
  const rows = scores.map(({ name, tasks, passOne, passFive, untrue }) => [
    name,
    String(tasks),
    passOne.toFixed(3),
    passFive.toFixed(3),
    String(untrue),
  ])
  return formatTable(['tasks', 'number', 'pass^1', 'pass^5', 'untrue'], rows)
}

/** Where a score lies below its floor, as sentences. */
export function missedFloors({ passOne, passFive, untrue }: Score): string[] {
  return [
    ...(passOne < FLOORS.passOne ? [`pass^1 is ${passOne.toFixed(3)}, to be at least ${FLOORS.passOne}`] : []),
    ...(passFive < FLOORS.passFive ? [`pass^5 is ${passFive.toFixed(3)}, to be at least ${FLOORS.passFive}`] : []),
    ...(untrue > FLOORS.untrue ? [`untrue statements are ${untrue}, to be at most ${FLOORS.untrue}`] : []),
  ]
}

/**
 * A figure of one report of the scorer, and where it stands in it. `holds` is what the reader reaches today on either half, and what
 * `--check` keeps; `aim` is what it is to reach, null where the figure is only told.
 */
export type Target = { file: string; set: string; figure: string; path: readonly string[]; holds: number; aim: number | null }

const SGD = { file: 'sgd_flights_dev.jsonl', set: 'SGD flights' }
const STAR = { file: 'star_plane_dev.jsonl', set: 'STAR plane' }
const MULTIDOGO = { file: 'multidogo_airline_dev.jsonl', set: 'MultiDoGO airline' }
const CLINC = { file: 'clinc150_travel_dev.jsonl', set: 'CLINC150 travel' }

export const TARGETS: readonly Target[] = [
  { ...SGD, figure: 'joint goal accuracy, single', path: ['joint_goal_accuracy_single', 'value'], holds: 0.875, aim: 0.92 },
  { ...SGD, figure: 'joint goal accuracy, multi', path: ['joint_goal_accuracy_multi', 'value'], holds: 0.83, aim: null },
  { ...SGD, figure: 'said F1', path: ['said', 'micro', 'f1'], holds: 0.935, aim: null },
  { ...STAR, figure: 'joint goal accuracy', path: ['joint_goal_accuracy', 'value'], holds: 0.715, aim: 0.82 },
  { ...MULTIDOGO, figure: 'intent accuracy', path: ['intent_accuracy', 'value'], holds: 0.84, aim: 0.85 },
  { ...MULTIDOGO, figure: 'slot recall', path: ['slots', 'micro', 'recall'], holds: 0.4, aim: null },
  { ...CLINC, figure: 'route accuracy, travel', path: ['route_accuracy_travel', 'value'], holds: 0.975, aim: 0.95 },
  { ...CLINC, figure: 'out of scope, not taken for travel', path: ['out_of_scope_not_travel'], holds: 0.9, aim: 0.95 },
]

export const FEWEST_MESSAGES_PER_SECOND = 400
/** The share of requests that must mean the same said another way; `holds` is the least of them today. */
export const INVARIANCE = { holds: 0.97, aim: 0.97 }

/** The figure at `path` of a report, or null where the report has none. */
export function figureAt(report: unknown, path: readonly string[]): number | null {
  let found: unknown = report
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return typeof found === 'number' ? found : null
}

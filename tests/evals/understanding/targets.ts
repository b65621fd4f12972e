/** The figures of one report of the scorer that have a target, and where they stand in it. */
export type Target = { file: string; set: string; figure: string; path: readonly string[]; atLeast: number }

const SGD = { file: 'sgd_flights_dev.jsonl', set: 'SGD flights' }
const STAR = { file: 'star_plane_dev.jsonl', set: 'STAR plane' }
const MULTIDOGO = { file: 'multidogo_airline_dev.jsonl', set: 'MultiDoGO airline' }
const CLINC = { file: 'clinc150_travel_dev.jsonl', set: 'CLINC150 travel' }

export const TARGETS: readonly Target[] = [
  { ...SGD, figure: 'joint goal accuracy, single', path: ['joint_goal_accuracy_single', 'value'], atLeast: 0.97 },
  { ...SGD, figure: 'joint goal accuracy, multi', path: ['joint_goal_accuracy_multi', 'value'], atLeast: 0.8 },
  { ...SGD, figure: 'said F1', path: ['said', 'micro', 'f1'], atLeast: 0.98 },
  { ...STAR, figure: 'joint goal accuracy', path: ['joint_goal_accuracy', 'value'], atLeast: 0.9 },
  { ...MULTIDOGO, figure: 'intent accuracy', path: ['intent_accuracy', 'value'], atLeast: 0.85 },
  { ...MULTIDOGO, figure: 'slot recall', path: ['slots', 'micro', 'recall'], atLeast: 0.9 },
  { ...CLINC, figure: 'route accuracy, travel', path: ['route_accuracy_travel', 'value'], atLeast: 0.95 },
  { ...CLINC, figure: 'route accuracy, out of scope', path: ['route_accuracy_out_of_scope', 'value'], atLeast: 0.9 },
]

export const FEWEST_UTTERANCES_PER_SECOND = 1000

/** The figure at `path` of a report, or null where the report has none. */
export function figureAt(report: unknown, path: readonly string[]): number | null {
  let found: unknown = report
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return typeof found === 'number' ? found : null
}

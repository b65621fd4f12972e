/**
 * What came of one transcript. `same`: nothing differs. `changed`: `lines` say what. `broken`: it could not be played, or an invariant
 * did not hold. `unreadable`: the file is no transcript, and nothing of it was run.
 */
export type ReplayResult = {
  file: string
  title: string
  status: 'same' | 'changed' | 'broken' | 'unreadable'
  lines: string[]
  milliseconds: number
  /** With a live model: how many of so many runs ended with the recorded trip. */
  passes?: { of: number; passed: number }
}

/** One run of `npm run replay`: kept as .reports/replay.json. */
export type ReplayRun = {
  at: string
  mode: string
  seconds: number
  results: ReplayResult[]
  sentences: number
  ungrounded: number
}

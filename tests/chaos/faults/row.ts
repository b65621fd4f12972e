import type { Scenario } from './trial'

/** A test of another runner that shows the same from within: its file, and the beginning of its title. */
export type TestProof = { file: string; title: string }

/** One row of the matrix. */
export type Row = {
  number: number
  fault: string
  injected: string
  expected: string
  /** In the short form, too. */
  isShort: boolean
  /** Where the continuous integration shows it otherwise; null when only the long form does. */
  elsewhere: string | null
  scenario: Scenario | null
  tests: TestProof[]
}

/** `red` is a row that has nothing to show for itself, here or at all; `elsewhere` and `long` were not run this time. */
export type Verdict = 'passed' | 'failed' | 'red' | 'elsewhere' | 'long'

export type RowReport = Pick<Row, 'number' | 'fault' | 'injected' | 'expected'> & {
  verdict: Verdict
  /** Faults that were found, what is missing, or where it is shown. */
  notes: string[]
  checks: number
  figures: Record<string, number | string>
  seconds: number
}

import type { Options } from './options'
import type { Row, Verdict } from './row'

/** What is done with a row this time: it is run, or why it is not. */
export function planFor(
  row: Row,
  { rows, isShort }: Pick<Options, 'rows' | 'isShort'>,
): 'run' | Extract<Verdict, 'red' | 'elsewhere' | 'long'> | 'left out' {
  if (rows && !rows.includes(row.number)) return 'left out'
  if (!row.scenario && row.tests.length === 0) return 'red'
  if (rows || !isShort || row.isShort) return 'run'
  return row.elsewhere === null ? 'long' : 'elsewhere'
}

/** Whether the run as a whole went well; strictly, a row that could not be run did not. */
export function isWell(verdicts: Verdict[], isCheck: boolean): boolean {
  return !verdicts.some((verdict) => verdict === 'failed' || (isCheck && verdict === 'red'))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { type Conventions, predictRows } from './predict'
import { readRows } from './rows'

export type FileResult = { rows: number; utterances: number; milliseconds: number } | { fault: string }

/** Reads the rows of one file and writes a prediction for each, in order, to another. `now` is a clock in milliseconds, read before and after. */
export function understandFile(from: string, to: string, now: () => number, conventions: Conventions): FileResult {
  const text = contentOf(from)
  if (text === null) return { fault: `The file ${from} cannot be read.` }
  const reading = readRows(text)
  if ('fault' in reading) return reading
  const startedAt = now()
  const predictions = predictRows(reading.rows, conventions)
  const milliseconds = now() - startedAt
  try {
    writeFileSync(to, `${predictions.map((prediction) => JSON.stringify(prediction)).join('\n')}\n`)
  } catch {
    return { fault: `The file ${to} cannot be written.` }
  }
  const utterances = predictions.reduce((sum, prediction) => sum + ('turns' in prediction ? prediction.turns.length : 1), 0)
  return { rows: predictions.length, utterances, milliseconds }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Figures, figuresOf, formatTable, type Measured } from './table'

const FOLDER = '.reports'

/** Prints the table, keeps it as `.reports/bench-NAME.json`, and returns the exit code: 1 when `--check` finds a target missed. */
export function report(name: string, measured: Measured[], options: string[]): number {
  const figures = measured.map(figuresOf)
  console.log(formatTable(figures))
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/bench-${name}.json`
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine: machine(), figures }, null, 1)}\n`)
  console.log(`\nWritten to ${file}`)
  return exitCode(figures, options)
}

/** `--check` holds every target; `--check-sizes` all but the times and their ratios, which a shared machine cannot promise. */
export function exitCode(figures: Figures[], options: string[]): number {
  const held = options.includes('--check')
    ? figures
    : options.includes('--check-sizes')
      ? figures.filter(({ unit }) => unit !== 'ms' && unit !== 'searches')
      : []
  return held.some(({ isMet }) => !isMet) ? 1 : 0
}

function machine(): string {
  const [first] = cpus()
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, Node ${process.version}`
}

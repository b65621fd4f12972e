import type { BenchReport } from './reports'
import type { Row } from './rows'

/** Aims that are missed say so. */
export function markdownTable(rows: Row[]): string {
  const lines = rows.map(
    ({ what, figure, aim, isMet, command }) => `| ${what} | ${isMet ? figure : `**${figure}**, missed`} | ${aim} | \`${command}\` |`,
  )
  return ['| what | figure | aim | command |', '|---|---|---|---|', ...lines].join('\n')
}

/** On which days and on what the benches ran. */
export function measuredLine(all: (BenchReport | undefined)[]): string {
  const benches = all.filter((bench) => bench !== undefined)
  const days = [...new Set(benches.map(({ measuredAt }) => measuredAt.slice(0, 10)))].toSorted()
  const machines = [...new Set(benches.map(({ machine }) => machine))]
  return `Measured on ${days.join(', ')} (${machines.join('; ')}).`
}

/** Puts the text between the two marks of this name; throws where they are missing. */
export function fillIn(markdown: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: npm run quality -->`, `<!-- end of ${name} -->`]
  const [from, to] = [markdown.indexOf(begin), markdown.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The marks of ${name} are missing`)
  return `${markdown.slice(0, from + begin.length)}\n${text}\n${markdown.slice(to)}`
}

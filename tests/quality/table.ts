import type { BenchReport } from './reports'
import type { Row } from './rows'

const HEAD = ['| what | figure | aim | command |', '|---|---|---|---|']

/** Aims that are missed say so. `before` is the table as it stands: its lines of commands that were not run are kept, in their places. */
export function markdownTable(rows: Row[], before = '', notRun: string[] = []): string {
  const old = before.split('\n').filter((line) => line.startsWith('|') && !HEAD.includes(line))
  const kept = Map.groupBy(old, (line) => notRun.find((command) => line.endsWith(` \`${command}\` |`)) ?? '')
  const written = Map.groupBy(rows, ({ command }) => command)
  const commands = new Set([...old.map(commandOfLine), ...written.keys()])
  const lines = [...commands].flatMap((command) => written.get(command)?.map(lineOf) ?? kept.get(command) ?? [])
  return [...HEAD, ...lines].join('\n')
}

function lineOf({ what, figure, aim, isMet, command }: Row): string {
  return `| ${what} | ${isMet ? figure : `**${figure}**, missed`} | ${aim} | \`${command}\` |`
}

function commandOfLine(line: string): string {
  return /`([^`]+)` \|$/.exec(line)?.[1] ?? ''
}

/** What a visitor asks first, as the beginnings of what the rows are called. */
const ASKED_FIRST = [
  'scripted travellers who reach their goal',
  'needs of travellers met in full',
  'tasks of an airline desk ended as the policy wants',
  'sentences of the concierge that no fact supports',
  'orders doubled, lost or reported wrongly',
  'Enter to first painted word, first turn',
  'Lighthouse on a phone, performance, thread, flights and checkout',
]

/** The README's table: lines of the page that holds them all. Throws where one is missing. */
export function readmeTable(page: string): string {
  const lines = page.split('\n')
  const chosen = ASKED_FIRST.map((what) => {
    const line = lines.find((one) => one.startsWith(`| ${what}`))
    if (line === undefined) throw new Error(`No table has a row called ${what}`)
    return line
  })
  return [...HEAD, ...chosen].join('\n')
}

/** On which days and on what the benches ran, and those (`before`) whose figures are kept. */
export function measuredLine(all: (BenchReport | undefined)[], before = ''): string {
  const benches = all.filter((bench) => bench !== undefined)
  const [, oldDays = '', oldMachines = ''] = /^Measured on (.+?) \((.+)\)\.$/m.exec(before) ?? []
  const days = new Set([...oldDays.split(', '), ...benches.map(({ measuredAt }) => measuredAt.slice(0, 10))])
  const machines = new Set([...oldMachines.split('; '), ...benches.map(({ machine }) => machine)])
  return `Measured on ${[...days].filter(Boolean).toSorted().join(', ')} (${[...machines].filter(Boolean).join('; ')}).`
}

/** What stands between the two marks of this name; throws where they are missing. */
export function between(markdown: string, name: string): string {
  const [from, to] = marksOf(markdown, name)
  return markdown.slice(from, to).trim()
}

/** Puts the text between the two marks of this name; throws where they are missing. */
export function fillIn(markdown: string, name: string, text: string): string {
  const [from, to] = marksOf(markdown, name)
  return `${markdown.slice(0, from)}\n${text}\n${markdown.slice(to)}`
}

function marksOf(markdown: string, name: string): [from: number, to: number] {
  const begin = `<!-- ${name}: npm run quality -->`
  const [from, to] = [markdown.indexOf(begin), markdown.indexOf(`<!-- end of ${name} -->`)]
  if (from < 0 || to < from) throw new Error(`The marks of ${name} are missing`)
  return [from + begin.length, to]
}

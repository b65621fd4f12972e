import { countFindings, RULES, type RuleName, type Verdict } from './check-history'

const MOST_SHOWN = 5

/** What a run came to, for people: counts first, then what was found. */
export function writeTable(verdict: Verdict, seconds: number): string {
  const names = Object.keys(RULES) as RuleName[]
  const rows: [string, number][] = [
    ['travellers', verdict.clients],
    ['orders', verdict.orders],
    ['kills', verdict.kills],
    ...names.map((name): [string, number] => [name, verdict.findings[name].length]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const endings = Object.entries(verdict.endings).toSorted(([, one], [, other]) => other - one)
  return [
    ...rows.map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(5)}`),
    `ended: ${endings.map(([ending, count]) => `${count} ${ending}`).join(', ')}`,
    ...names.flatMap((name) => exampleLines(name, verdict)),
    `${countFindings(verdict)} findings after ${Math.round(seconds)} s`,
  ].join('\n')
}

function exampleLines(name: RuleName, { findings }: Verdict): string[] {
  const found = findings[name]
  const more = found.length > MOST_SHOWN ? [`  … and ${found.length - MOST_SHOWN} more`] : []
  return found.length === 0 ? [] : [`${name}:`, ...found.slice(0, MOST_SHOWN).map((sentence) => `  ${sentence}`), ...more]
}

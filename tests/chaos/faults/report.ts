import type { RowReport, Verdict } from './row'

const LONGEST_NOTE = 220
const WORDS: Record<Verdict, string> = {
  passed: 'passed',
  failed: 'FAILED',
  red: 'RED: nothing was shown',
  elsewhere: 'shown elsewhere',
  long: 'long form only',
}

export type RunFacts = { seed: number; isShort: boolean; seconds: number; load: number; at: string }

/** The matrix for a terminal: one line per row, and under it what was found. */
export function writeRows(reports: RowReport[]): string {
  const width = Math.max(...reports.map(({ fault }) => fault.length), 0)
  return reports
    .map(({ number, fault, verdict, notes, figures, seconds }) =>
      [
        `${String(number).padStart(2)}  ${fault.padEnd(width)}  ${WORDS[verdict].padEnd(WORDS.elsewhere.length)}  ${seconds > 0 ? `${seconds} s` : ''}  ${writeFigures(figures)}`.trimEnd(),
        ...notes.map((note) => `      ${note.slice(0, LONGEST_NOTE)}`),
      ].join('\n'),
    )
    .join('\n')
}

/** How many rows have each verdict, in one line. */
export function countRows(reports: RowReport[]): string {
  const verdicts = Object.keys(WORDS) as Verdict[]
  return verdicts
    .map((verdict) => ({ verdict, count: reports.filter((report) => report.verdict === verdict).length }))
    .filter(({ verdict, count }) => count > 0 || verdict === 'failed' || verdict === 'passed')
    .map(({ verdict, count }) => `${count} ${WORDS[verdict].toLowerCase()}`)
    .join(', ')
}

function writeFigures(figures: RowReport['figures']): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

/** The page of the last run. */
export function writePage(reports: RowReport[], { seed, isShort, seconds, load, at }: RunFacts): string {
  const rows = reports.map(
    ({ number, fault, injected, expected, verdict, notes, checks, figures, seconds: took }) =>
      `<tr class="${verdict}"><td>${number}</td><td>${escapeText(fault)}</td><td>${escapeText(injected)}</td><td>${escapeText(expected)}</td>` +
      `<td>${escapeText(WORDS[verdict])}${notes.map((note) => `<br><small>${escapeText(note)}</small>`).join('')}</td>` +
      `<td>${checks || ''}</td><td>${escapeText(writeFigures(figures))}</td><td>${took || ''}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wayfarer: fault matrix</title>
<style>
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #1c1917; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .45rem .6rem; border-bottom: 1px solid #d6d3d1 }
.passed td:nth-child(5) { color: #15803d }
.failed td:nth-child(5), .red td:nth-child(5) { color: #b91c1c; font-weight: 600 }
.elsewhere td:nth-child(5), .long td:nth-child(5) { color: #57534e }
</style>
</head>
<body>
<h1>Fault matrix</h1>
<p>${escapeText(countRows(reports))}. ${isShort ? 'Short form' : 'Long form'}, seed ${seed}, ${Math.round(seconds)} s, load ${load.toFixed(1)} at the end, ${escapeText(at)}.</p>
<table>
<thead><tr><th>Row</th><th>Fault</th><th>Brought about by</th><th>Expected</th><th>Outcome</th><th>Checks</th><th>Figures</th><th>Seconds</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

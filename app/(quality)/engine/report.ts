import { splitDifference } from '@/components/replay/split-difference'
import type { ReplayResult, ReplayRun } from './replay-result'

const WORDS: Record<ReplayResult['status'], string> = { same: 'Same', changed: 'Changed', broken: 'Broken', unreadable: 'No transcript' }

/** One run as a page of its own: it loads nothing from anywhere and runs nothing, so that it can be attached to whatever reports the run. */
export function replayReport({ at, mode, seconds, results, sentences, ungrounded }: ReplayRun): string {
  const failed = results.filter(({ status }) => status !== 'same')
  const claims = sentences > 0 ? ` ${ungrounded} of ${sentences} sentences claim what stands in no fact.` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Replay: ${failed.length} of ${results.length} differ</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${failed.length === 0 ? 'Every transcript replays the same' : `${failed.length} of ${results.length} transcripts differ`}</h1>
<p>${escapeHtml(mode)}, ${escapeHtml(at)}, ${results.length} transcripts in ${seconds} s.${claims}</p>
${[...failed, ...results.filter(({ status }) => status === 'same')].map(section).join('\n')}
</body>
</html>
`
}

function section({ file, title, status, lines, milliseconds, passes }: ReplayResult): string {
  const name = `<span class="${status}">${WORDS[status]}</span> ${escapeHtml(title || file)}`
  const facts = [escapeHtml(file), `${milliseconds} ms`, ...(passes ? [`${passes.passed} of ${passes.of} runs passed`] : [])].join(' · ')
  const list = lines.length > 0 ? `<ul>${lines.map((line) => `<li>${differenceHtml(line)}</li>`).join('')}</ul>` : ''
  return `<details${status === 'same' ? '' : ' open'}><summary>${name}</summary><p>${facts}</p>${list}</details>`
}

/** "…: was …, is …" with what was struck out and what is marked; any other sentence as it is. */
function differenceHtml(line: string): string {
  const split = splitDifference(line)
  if (!split) return escapeHtml(line)
  return `${escapeHtml(split.where)}<br><del>${escapeHtml(split.was)}</del><br><ins>${escapeHtml(split.is)}</ins>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --sheet: #fff; --ink: #23272e; --soft: #565d66; --line: #e2ddd3; --moss: #2c6a3f; --brick: #a3361c; --moss-soft: #eaf4ec; --brick-soft: #fbede8 }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #14171c; --sheet: #1b1f25; --ink: #edeae4; --soft: #aab0b8; --line: #353b44; --moss: #8fd3a2; --brick: #f0987d; --moss-soft: #1d2c22; --brick-soft: #33211c } }
body { margin: 0 auto; max-width: 860px; padding: 32px 16px 64px; background: var(--paper); color: var(--ink); font: 15px/24px ui-sans-serif, system-ui, sans-serif }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 4px } p { margin: 0 0 16px; color: var(--soft) }
details { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; margin-bottom: 8px }
summary { cursor: pointer; overflow-wrap: anywhere } details p { margin: 6px 0; font-size: 13px }
summary span { display: inline-block; min-width: 92px; font-weight: 600 } .same { color: var(--moss) } .changed, .broken, .unreadable { color: var(--brick) }
ul { margin: 0; padding-left: 18px } li { margin-bottom: 8px; overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace }
del { background: var(--brick-soft); color: var(--brick) } ins { background: var(--moss-soft); color: var(--moss); text-decoration: none }
`

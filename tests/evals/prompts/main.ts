import { mkdirSync, writeFileSync } from 'node:fs'
import type { WireFormat } from '@/tests/fixtures/openai-server/wire'
import { formatTable } from '../table'
import { type MeasuredRequest, measureRequests, weighedTokens } from './measure'

const HELP = `npm run eval:prompts measures what a large model is sent in recorded threads: the tokens of its requests (four letters each), and how much of each stood at the beginning of the one before, so that the service need not read it again.
  --check    fails when a bound is passed`
const FORMATS: WireFormat[] = ['responses', 'chat']
/** The first turn of each is one search. */
const SEARCHES = ['tools/search-flights/transcript.jsonl', 'tests/transcripts/whole-trip-in-words.jsonl']
/** Of 15 turns and more. */
const LONG_THREADS = ['tests/transcripts/questions-while-picking.jsonl', 'tests/transcripts/typos-and-fragments.jsonl']
const LATE_TURN = 15
/** What is aimed at, and what a check does not let go of. */
// The aim is 9,000: whole round trips in each result cost about 300.
const MOST_SEARCH = 9_400
const MOST_LATE = 14_000
/** A history that was cut is read anew, once in many turns (lib/chat/fit-history.ts). */
const PREFIX = { aim: 0.9, mostBelow: 0.095, leastMedian: 0.94 }

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const figures = []
for (const format of FORMATS) {
  const searching = (await inTurn(SEARCHES, format)).map((requests) => requests.filter(({ turn }) => turn === 1))
  const long = await inTurn(LONG_THREADS, format)
  const late = long.flatMap((requests) => requests.filter(({ turn }) => turn === LATE_TURN))
  const shares = [...long, ...searching].flatMap((requests) => requests.flatMap(({ prefixShare }) => prefixShare ?? []))
  figures.push({
    format,
    fixed: Math.max(...long.flat().map(({ fixedTokens }) => fixedTokens)),
    search: largest(searching.flat()),
    searchWeighed: Math.round(Math.max(...searching.map(weighedTokens))),
    late: largest(late),
    prefixLeast: Math.min(...shares),
    prefixBelow: shares.filter((share) => share < PREFIX.aim).length,
    prefixMedian: shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0,
    requests: long.flat().length + searching.flat().length,
  })
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
console.log(
  formatTable(
    [
      'wire format',
      'requests',
      'tools and rules',
      'search turn',
      'weighed',
      `turn ${LATE_TURN}`,
      'same prefix, least',
      'median',
      `below ${PREFIX.aim * 100} %`,
    ],
    figures.map((one) => [
      one.format,
      ...[one.requests, one.fixed, one.search, one.searchWeighed, one.late].map(String),
      percent(one.prefixLeast),
      percent(one.prefixMedian),
      String(one.prefixBelow),
    ]),
  ),
)
console.log(
  `\nTokens of the largest request of a turn; “weighed” adds up all requests of the search turn, a cached token as a tenth. Bounds: search turn ≤ ${MOST_SEARCH}, turn ${LATE_TURN} ≤ ${MOST_LATE}, same prefix ≥ ${percent(PREFIX.aim)} of each request after a thread’s first but ${percent(PREFIX.mostBelow)} of them (after a cut of the history), and ≥ ${percent(PREFIX.leastMedian)} in the middle.`,
)
mkdirSync('.reports', { recursive: true })
writeFileSync('.reports/eval-prompts.json', `${JSON.stringify(figures, null, 2)}\n`)
const isMet = figures.every(
  ({ search, late, prefixMedian, prefixBelow, requests }) =>
    search <= MOST_SEARCH && late <= MOST_LATE && prefixMedian >= PREFIX.leastMedian && prefixBelow <= PREFIX.mostBelow * requests,
)
process.exit(args.includes('--check') && !isMet ? 1 : 0)

async function inTurn(files: string[], format: WireFormat): Promise<MeasuredRequest[][]> {
  const measured = []
  for (const file of files) measured.push(await measureRequests(file, format))
  return measured
}

function largest(requests: MeasuredRequest[]): number {
  return Math.max(...requests.map(({ tokens }) => tokens))
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { HALVES, type Half } from '../halves'
import { formatTable } from '../table'
import { type MeasuredRow, measureGrounding } from './measure'

const HELP = `npm run eval:grounding measures how many false sentences about a trip, its order and its fares are caught, and how many true or natural ones refused.
  --check    fails when a target is missed on the held-out half
  --show     prints what went wrong in the half that may be read`
const LEAST_CAUGHT = 0.978
const MOST_REFUSED = 0.01
const LONGEST_MILLISECONDS = 1

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--show', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const { rows, milliseconds } = await measureGrounding()
const shareHeldBack = (of: readonly MeasuredRow[]) => of.filter(({ found }) => found.length > 0).length / Math.max(1, of.length)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const rowsOf = (isTrue: boolean, half?: Half) => rows.filter((row) => row.isTrue === isTrue && (half === undefined || row.half === half))

const groupsOf = (of: readonly MeasuredRow[], by: 'kind' | 'language') => [...new Set(of.map((row) => row[by]))]
function tableOf(isTrue: boolean, by: 'kind' | 'language'): string[][] {
  const groups = groupsOf(rowsOf(isTrue), by).map((group): [string, (row: MeasuredRow) => boolean] => [group, (row) => row[by] === group])
  return [...groups, ['all', () => true] as const].map(([name, isOf]) => [
    name,
    ...HALVES.flatMap((half) => {
      const own = rowsOf(isTrue, half).filter(isOf)
      return [String(own.length), own.length > 0 ? percent(shareHeldBack(own)) : '–']
    }),
  ])
}
for (const by of ['kind', 'language'] as const) {
  for (const [isTrue, heading, share] of [
    [false, 'false', 'caught'],
    [true, 'true or natural', 'refused'],
  ] as const)
    console.log(`${formatTable([`${heading}, by ${by}`, 'development', share, 'held-out', share], tableOf(isTrue, by))}\n`)
}

const heldOut = { caught: shareHeldBack(rowsOf(false, 'held-out')), refused: shareHeldBack(rowsOf(true, 'held-out')) }
const targets = [
  {
    figure: 'false sentences caught, held-out',
    value: heldOut.caught,
    target: `≥ ${percent(LEAST_CAUGHT)}`,
    isMet: heldOut.caught >= LEAST_CAUGHT,
  },
  {
    figure: 'true or natural ones refused, held-out',
    value: heldOut.refused,
    target: `≤ ${percent(MOST_REFUSED)}`,
    isMet: heldOut.refused <= MOST_REFUSED,
  },
]
console.log(
  formatTable(
    ['figure', 'value', 'target', 'met'],
    [
      ...targets.map(({ figure, value, target, isMet }) => [figure, percent(value), target, isMet ? 'yes' : 'no']),
      [
        'milliseconds a sentence',
        milliseconds.toFixed(3),
        `≤ ${LONGEST_MILLISECONDS}`,
        milliseconds <= LONGEST_MILLISECONDS ? 'yes' : 'no',
      ],
    ],
  ),
)
if (args.includes('--show')) {
  for (const { isTrue, kind, state, sentence, found } of rows.filter(({ half }) => half === 'development')) {
    if (isTrue && found.length > 0) console.log(`refused, ${kind} in ${state}: ${sentence} ← ${found.join(', ')}`)
    if (!isTrue && found.length === 0) console.log(`missed, ${kind} in ${state}: ${sentence}`)
  }
}
const sizes = (half: Half) => ({
  false: rowsOf(false, half).length,
  caught: shareHeldBack(rowsOf(false, half)),
  true: rowsOf(true, half).length,
  refused: shareHeldBack(rowsOf(true, half)),
})
mkdirSync('.reports', { recursive: true })
writeFileSync(
  '.reports/eval-grounding.json',
  `${JSON.stringify({ development: sizes('development'), heldOut: sizes('held-out'), milliseconds }, null, 2)}\n`,
)
process.exit(args.includes('--check') && !targets.every(({ isMet }) => isMet) ? 1 : 0)

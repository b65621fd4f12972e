import { mkdirSync, writeFileSync } from 'node:fs'
import { HELD_OUT_PAIRS, HELD_OUT_SEEDS, searchCases } from './cases'
import { evaluateRanking } from './evaluate-ranking'
import { checkFidelity } from './fidelity'
import { checkLaws } from './laws'
import { type Evaluation, evaluationText, SYNTHETIC, targetsOf } from './report'

const TRAVELLERS_EACH = 12
const FOLDER = '.reports'
const FILE = `${FOLDER}/eval-ranking.json`
const HELP = `npm run eval:ranking lets synthetic travellers choose on held-out searches, and shows where the ranking had put their choice.
  --check  fails when a stated target is missed`

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const { cases, leftOut } = await searchCases()
const evaluation: Evaluation = {
  scores: evaluateRanking(cases, TRAVELLERS_EACH),
  laws: checkLaws(cases),
  fidelity: checkFidelity(cases),
  searches: cases.length,
  leftOut,
}
const targets = targetsOf(evaluation)
console.log(evaluationText(evaluation))
mkdirSync(FOLDER, { recursive: true })
const written = { note: SYNTHETIC, seeds: HELD_OUT_SEEDS, pairs: HELD_OUT_PAIRS, travellersEach: TRAVELLERS_EACH, targets, ...evaluation }
writeFileSync(FILE, `${JSON.stringify(written, null, 1)}\n`)
console.log(`\nWritten to ${FILE}`)
process.exit(args.includes('--check') && targets.some(({ isMet }) => !isMet) ? 1 : 0)

import { mkdirSync, writeFileSync } from 'node:fs'
import { formatTable } from '../table'
import { evaluateSecrets } from './evaluate-secrets'

const SEED = 20_270_305
const MESSAGES = 10_000
const PLANTED = 2_000
const FOLDER = '.reports'
const FILE = `${FOLDER}/eval-secrets.json`
const HELP = `npm run eval:secrets writes messages as travellers do, and counts where a card or a passport is seen that is none, or is not seen.
  --check  fails when there is one false alarm or one miss`

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const scores = evaluateSecrets(SEED, MESSAGES, PLANTED)
const rows = scores.map(({ set, messages, falseAlarms, planted, missed }) =>
  [set, messages, falseAlarms.length, planted, missed.length].map(String),
)
console.log(formatTable(['messages', 'harmless', 'false alarms', 'planted', 'missed'], rows))
for (const { set, falseAlarms, missed } of scores) {
  for (const text of falseAlarms.slice(0, 20)) console.log(`false alarm, ${set}: ${JSON.stringify(text)}`)
  for (const text of missed.slice(0, 20)) console.log(`missed, ${set}: ${JSON.stringify(text)}`)
}
mkdirSync(FOLDER, { recursive: true })
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, target: { falseAlarms: 0, missed: 0 }, scores }, null, 1)}\n`)
console.log(`\nWritten to ${FILE}`)
const isMet = scores.every(({ falseAlarms, missed }) => falseAlarms.length + missed.length === 0)
process.exit(args.includes('--check') && !isMet ? 1 : 0)

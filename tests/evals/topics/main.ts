import { existsSync } from 'node:fs'
import path from 'node:path'
import { topicOf } from '@/lib/concierge/router/topic-of'
import { HALVES, type Half } from '../halves'
import { formatTable } from '../table'
import { readUnseen } from './corpora'
import { type Other, readClinc, readMultidogo } from './others'

const DIALOGUES = path.resolve(import.meta.dirname, '../../../../shared/data/dialogues')
const HELP = `npm run eval:topics measures how well questions find their topic, on our own unseen sentences and on recorded ones of ../shared.
  --check    fails when a target is missed on the half of the recorded sentences that nobody read
  --show     prints what went wrong in the other half`
const MOST_OFF_TOPIC_TAKEN = 0.1
const MOST_TRAVEL_LOST = 0.03
const MOST_WRONG = 0.07
const LONGEST_MILLISECONDS = 0.2

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--show', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

type Outcome = 'right' | 'wrong' | 'offered, right among them' | 'offered, both wrong' | 'rejected'
const OUTCOMES: Outcome[] = ['right', 'wrong', 'offered, right among them', 'offered, both wrong', 'rejected']

function outcomeOf(text: string, topics: readonly string[]): Outcome {
  const read = topicOf(text)
  if (read === null) return 'rejected'
  if ('topic' in read) return topics.includes(read.topic) ? 'right' : 'wrong'
  return read.between.some((topic) => topics.includes(topic)) ? 'offered, right among them' : 'offered, both wrong'
}

function sharesOf(rows: { text: string; topics: readonly string[] }[]): Record<Outcome, number> {
  const outcomes = rows.map(({ text, topics }) => outcomeOf(text, topics))
  return Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, outcomes.filter((found) => found === outcome).length / Math.max(1, rows.length)]),
  ) as Record<Outcome, number>
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const row = (set: string, rows: { text: string; topics: readonly string[] }[]) => {
  const shares = sharesOf(rows)
  return [set, String(rows.length), ...OUTCOMES.map((outcome) => percent(shares[outcome]))]
}

const unseen = readUnseen().map(({ topic, sentence }) => ({ text: sentence, topics: [topic] }))
const lines = [row('our own, unseen', unseen)]
const targets: string[][] = []
let isMissed = false
const halves: readonly Half[] = existsSync(DIALOGUES) ? HALVES : []
for (const half of halves) {
  const [clinc, multidogo] = [readClinc(DIALOGUES, half), readMultidogo(DIALOGUES, half)]
  const of = (rows: Other[], kind: Other['kind']) => rows.filter((other) => other.kind === kind)
  lines.push(row(`CLINC150 travel, ${half}`, of(clinc, 'travel')))
  lines.push(row(`CLINC150 near travel, ${half}`, of(clinc, 'near-travel')))
  lines.push(row(`CLINC150 flight searches, ${half}`, of(clinc, 'search')))
  lines.push(row(`CLINC150 off-topic, ${half}`, of(clinc, 'off-topic')))
  lines.push(row(`MultiDoGO airline, ${half}`, of(multidogo, 'travel')))
  const travel = sharesOf(of(clinc, 'travel'))
  const offTopic = sharesOf(of(clinc, 'off-topic'))
  const figures: [string, number, number][] = [
    ['off-topic taken for travel', 1 - offTopic.rejected, MOST_OFF_TOPIC_TAKEN],
    ['travel taken for out of scope', travel.rejected, MOST_TRAVEL_LOST],
    ['wrong topic answered', travel.wrong, MOST_WRONG],
  ]
  for (const [figure, value, atMost] of figures) {
    if (half === 'held-out' && value > atMost) isMissed = true
    targets.push([`${figure}, ${half}`, percent(value), `≤ ${percent(atMost)}`, value <= atMost ? 'yes' : 'no'])
  }
  if (args.includes('--show') && half === 'development') show([...clinc, ...multidogo])
}
const began = performance.now()
for (let round = 0; round < 5; round += 1) for (const { text } of unseen) topicOf(text)
const milliseconds = (performance.now() - began) / (5 * unseen.length)
targets.push([
  'milliseconds a clause',
  milliseconds.toFixed(3),
  `≤ ${LONGEST_MILLISECONDS}`,
  milliseconds <= LONGEST_MILLISECONDS ? 'yes' : 'no',
])

console.log(formatTable(['sentences', 'count', ...OUTCOMES], lines))
console.log(`\n${formatTable(['figure', 'value', 'target', 'met'], targets)}`)
if (halves.length === 0) console.log('\nThe recorded sentences were skipped: no ../shared')
process.exit(args.includes('--check') && isMissed ? 1 : 0)

function show(others: Other[]): void {
  for (const { text, kind, topics } of others) {
    const outcome = outcomeOf(text, topics)
    const isExpected = topics.length === 0 ? outcome === 'rejected' : outcome === 'right'
    if (!isExpected) console.log(`${kind}: ${topics.join('|') || 'none'} ← ${JSON.stringify(topicOf(text))} ${text}`)
  }
}

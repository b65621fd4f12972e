import { mkdirSync, writeFileSync } from 'node:fs'
import { createTravelGuide } from '@/lib/adapters/guide/travel-guide'
import { GUIDE_SHELVES } from '@/lib/services/guide-shelves'
import { formatTable } from '../table'
import { measureGuide, measureSilence } from './measure'
import { readOffScope, readQuestions, readSentencesOfTopics } from './questions'

const HELP = `npm run eval:guide measures how well questions find their article, in other words than the articles', and how often what is off its scope finds none.
  --check    fails when a target is missed on the held-out half, or off its scope
  --show     prints what went wrong in the half that may be read`
const LEAST_FIRST = 0.9
const LEAST_SILENT = 0.9
const LONGEST_MILLISECONDS = 2

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--check', '--show', '--help'].includes(arg))
if (unknown || args.includes('--help')) {
  console.log(unknown ? `There is no option ${unknown}.\n${HELP}` : HELP)
  process.exit(unknown ? 2 : 0)
}

const guide = createTravelGuide(GUIDE_SHELVES)
const development = measureGuide(guide, readQuestions('development'))
const heldOut = measureGuide(guide, readQuestions('held-out'))
const others = {
  development: measureGuide(guide, readSentencesOfTopics('development')),
  heldOut: measureGuide(guide, readSentencesOfTopics('held-out')),
}
const offScope = readOffScope()
const silence = measureSilence(guide, offScope)
const began = performance.now()
for (const sentence of offScope) guide.find(`how do I ${sentence}`, 'lisbon')
const milliseconds = (performance.now() - began) / offScope.length

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const targets = [
  {
    figure: 'right article first, held-out',
    value: heldOut.first,
    target: `≥ ${percent(LEAST_FIRST)}`,
    isMet: heldOut.first >= LEAST_FIRST,
  },
  {
    figure: 'no article off its scope',
    value: silence.silent,
    target: `≥ ${percent(LEAST_SILENT)}`,
    isMet: silence.silent >= LEAST_SILENT,
  },
]
const isQuick = milliseconds <= LONGEST_MILLISECONDS
console.log(
  formatTable(
    ['questions', 'count', 'right first', 'right among three'],
    [
      ['development', String(development.count), percent(development.first), percent(development.amongThree)],
      ['held-out', String(heldOut.count), percent(heldOut.first), percent(heldOut.amongThree)],
      [
        'others’, topic alone, development',
        String(others.development.count),
        percent(others.development.first),
        percent(others.development.amongThree),
      ],
      ['others’, topic alone, held-out', String(others.heldOut.count), percent(others.heldOut.first), percent(others.heldOut.amongThree)],
    ],
  ),
)
console.log(
  `\n${formatTable(
    ['figure', 'value', 'target', 'met'],
    [
      ...targets.map(({ figure, value, target, isMet }) => [figure, percent(value), target, isMet ? 'yes' : 'no']),
      ['milliseconds a question', milliseconds.toFixed(2), `≤ ${LONGEST_MILLISECONDS}`, isQuick ? 'yes' : 'no'],
    ],
  )}`,
)
if (args.includes('--show')) {
  for (const { question, articles, found } of [...development.missed, ...others.development.missed])
    console.log(`${question}: ${articles.join('|')} ← ${found.join(', ') || 'nothing'}`)
  for (const [sentence, found] of silence.answered) console.log(`off its scope: ${sentence} ← ${found}`)
}
mkdirSync('.reports', { recursive: true })
const report = {
  development: { count: development.count, first: development.first, amongThree: development.amongThree },
  heldOut: { count: heldOut.count, first: heldOut.first, amongThree: heldOut.amongThree },
  offScope: { count: offScope.length, silent: silence.silent },
  milliseconds,
}
writeFileSync('.reports/eval-guide.json', `${JSON.stringify(report, null, 2)}\n`)
process.exit(args.includes('--check') && !targets.every(({ isMet }) => isMet) ? 1 : 0)

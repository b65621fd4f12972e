import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createOpenAIModel } from '@/lib/adapters/model/openai/openai-model'
import { readEnvironment } from '@/lib/env'
import { halfOf } from '../halves'
import { createInProcessDriver } from '../needs/drivers/in-process'
import { fillDays } from '../needs/fill-days'
import { hold } from './hold'
import { judge } from './judge'
import { AIMS, FLOORS, missedFloors, type Result, scoresOf, scoreTable } from './score'
import { PHRASINGS, readTasks } from './task'

const HELP = `npm run eval:policy holds the fifty tasks of an airline desk (tests/evals/policy), each in five phrasings, and compares what the database holds
afterwards, and where the conversation led, with what the policy allows.
  --only ID,ID     only these tasks
  --half NAME      only this half: development or held-out
  --phrasing N     only this phrasing, from 1
  --words          prints the conversations
  --model openai   the model of the environment instead of the concierge
  --check          fails below a stated floor`
const AT_ONCE = 8
const FOLDER = '.reports'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    half: { type: 'string' },
    phrasing: { type: 'string' },
    words: { type: 'boolean', default: false },
    model: { type: 'string', default: 'concierge' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const { only, half, phrasing, words, model, check } = values
const tasks = readTasks().filter(({ id }) => (!only || only.split(',').includes(id)) && (!half || halfOf(id) === half))
if (tasks.length === 0) {
  console.log('No task is called that.')
  process.exit(2)
}
const driver = createInProcessDriver({ canBuy: true, ...(model === 'openai' ? { model: configuredModel() } : {}) })
const phrasings = phrasing ? [Number(phrasing) - 1] : Array.from({ length: PHRASINGS }, (_, index) => index)

const startedAt = performance.now()
const results: Result[] = []
const waiting = tasks.entries()
// A service answers several at once; the concierge has one processor.
await Promise.all(Array.from({ length: model === 'openai' ? AT_ONCE : 1 }, work))
const scores = scoresOf(results)
console.log(`\n${model}: ${results.length} tasks in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n${scoreTable(scores)}`)
const reported = results.map(({ task: { id, kind }, verdicts }) => ({
  id,
  kind,
  verdicts: verdicts.map(({ held, ...verdict }) => (isTold(id) ? { ...verdict, said: saidIn(held) } : { isRight: verdict.isRight })),
}))
mkdirSync(FOLDER, { recursive: true })
const file = `${FOLDER}/eval-policy${model === 'concierge' ? '' : `-${model}`}.json`
writeFileSync(file, `${JSON.stringify({ model, floors: FLOORS, aims: AIMS, scores, results: reported }, null, 1)}\n`)
console.log(`Written to ${file}`)
const total = scores.at(-1)
// Part of the tasks says nothing about all of them.
const missed = total && !only && !half && !phrasing ? missedFloors(total) : []
for (const sentence of missed) console.log(`Missed: ${sentence}.`)
process.exit(check && missed.length > 0 ? 1 : 0)

async function work(): Promise<void> {
  for (const [place, task] of waiting) {
    const result: Result = { task, verdicts: [] }
    for (const index of phrasings) {
      const held = await hold(task, index, driver)
      result.verdicts.push({ ...judge(fillDays(task, driver.today(task)), held), held })
    }
    results[place] = result
    tell(result)
  }
}

/** Tasks that are held out stay unread by whoever runs all of them. */
function isTold(id: string): boolean {
  return halfOf(id) === 'development' || half === 'held-out'
}

function tell({ task: { id, kind }, verdicts }: Result): void {
  console.log(`${id} ${kind}: ${verdicts.filter(({ isRight }) => isRight).length} of ${verdicts.length}`)
  if (!isTold(id)) return
  for (const [index, { isRight, faults, untrue, held }] of verdicts.entries()) {
    if (!isRight) console.log(`  ${index + 1}: ${[...untrue.map((line) => `UNTRUE ${line}`), ...faults].join('; ').slice(0, 500)}`)
    if (words)
      console.log(
        saidIn(held)
          .map(({ said, answer, calls }) => `    > ${said}\n    < ${answer}  ${calls.join(', ')}`)
          .join('\n'),
      )
  }
}

function saidIn({ steps }: Result['verdicts'][number]['held']) {
  return steps.flatMap(({ spoken }) =>
    spoken.map(({ said, heard }) => ({ said, answer: heard.words, calls: heard.calls.map(({ meaning }) => meaning) })),
  )
}

function configuredModel() {
  const read = readEnvironment({ ...process.env, NODE_ENV: 'development' })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: modelId, openaiApi: api } = read.environment
  if (!apiKey) throw new Error('OPENAI_API_KEY is missing.')
  return createOpenAIModel({ apiKey, baseUrl, modelId, api })
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { type AppServer, createAppServer } from '@/tests/journeys/server'
import type { Driver } from './drivers/driver'
import { createInProcessDriver } from './drivers/in-process'
import { createHttpDriver } from './drivers/over-http'
import { HELP, readOptions } from './options'
import { type Heard, runAll, type TravellerResult } from './run-all'
import { missedTargets, type Score, scoresOf, scoreTable, TARGETS } from './scores'
import type { TravellerGroup } from './traveller'
import { GROUPS } from './travellers'

const FROZEN_NOW = '2026-11-20T09:00:00.000Z'
const AT_ONCE = 4
const FOLDER = '.reports'
const FILE = `${FOLDER}/eval-goals.json`
const SKIPPED = 'skipped: no OPENAI_API_KEY'

type Evaluation = { model: string; scores: Score[]; results: TravellerResult[] }

const options = readOptions(process.argv.slice(2))
if ('fault' in options || options.help) {
  console.log('fault' in options ? `${options.fault}\n${HELP}` : HELP)
  process.exit('fault' in options ? 2 : 0)
}
const { only, show, isInProcess, check } = options
const groups = only ? named(only) : GROUPS
if (groups.length === 0) {
  console.log(`No traveller and no group is called ${only}.`)
  process.exit(2)
}

const concierge = isInProcess ? await evaluate(createInProcessDriver(FROZEN_NOW)) : await evaluateServer('concierge', {})
const openai = isInProcess ? null : await evaluateOpenAi()
mkdirSync(FOLDER, { recursive: true })
writeFileSync(FILE, `${JSON.stringify({ targets: TARGETS, concierge, openai: openai ?? SKIPPED }, null, 1)}\n`)
console.log(`\nWritten to ${FILE}`)
const total = concierge.scores.at(-1)
const missed = total ? missedTargets(total) : []
for (const sentence of missed) console.log(`Missed: ${sentence}.`)
process.exit(check && missed.length > 0 ? 1 : 0)

async function evaluateOpenAi(): Promise<Evaluation | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env
  if (!OPENAI_API_KEY) {
    console.log(`\nopenai: ${SKIPPED}`)
    return null
  }
  const own = {
    MODEL: 'openai',
    OPENAI_API_KEY,
    ...(OPENAI_BASE_URL ? { OPENAI_BASE_URL } : {}),
    ...(OPENAI_MODEL ? { OPENAI_MODEL } : {}),
  }
  return evaluateServer('openai', own)
}

async function evaluateServer(model: string, env: Record<string, string>): Promise<Evaluation> {
  const server: AppServer = await createAppServer(`goals-${model}`, env)
  try {
    await server.start()
    return await evaluate(createHttpDriver(server.url, model))
  } finally {
    await server.remove()
  }
}

async function evaluate(driver: Driver): Promise<Evaluation> {
  const startedAt = performance.now()
  const results = await runAll(groups, driver, isInProcess ? 1 : AT_ONCE, show ? print : printFaults)
  const scores = scoresOf(results)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const count = results.reduce((sum, { spoken }) => sum + spoken.length, 0)
  console.log(`\n${driver.model}: ${count} conversations in ${seconds} s\n${scoreTable(scores)}`)
  return { model: driver.model, scores, results }
}

function named(name: string): TravellerGroup[] {
  const chosen = GROUPS.map(({ group, travellers }) => ({
    group,
    travellers: travellers.filter((traveller) => group.includes(name) || traveller.name.includes(name)),
  }))
  return chosen.filter(({ travellers }) => travellers.length > 0)
}

function printFaults({ name, way, conversed: { faults } }: Heard): void {
  if (faults.length > 0) console.log(`${name}, ${way}: ${faults.join('; ')}`)
}

function print(heard: Heard): void {
  const { name, way, conversed } = heard
  const lines = conversed.turns.map(({ said, answer }) => `  > ${said}\n    ${answer.failed ?? answer.text}`)
  console.log(`\n${name}, ${way}: ${conversed.faults.join('; ') || 'reached'}\n${lines.join('\n')}`)
}

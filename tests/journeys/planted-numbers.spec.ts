import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsFolder } from '../../scripts/setup/paths.mjs'
import { conciergeBrain } from '../fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '../fixtures/openai-server/server'
import { expect, test } from './journey'
import { dumpDatabase } from './planted/dump-database'
import { leaksOf } from './planted/leaks'
import { plantedNumbers } from './planted/numbers'
import { plantedRun } from './planted/planted-run'
import { createAppServer } from './server'

/** Fifty take minutes of all cores: where every change is checked a part of them has to do. */
const RUNS = process.env.CI === 'true' ? 20 : 50
const AT_ONCE = 4
const LOG_NAME = `planted-${process.pid}`

test('of many bookings with planted passport and card numbers none is found in the database, the log, a prompt, a stream or a page', async () => {
  test.setTimeout(400_000)
  const openai = await openOpenAIServer(conciergeBrain())
  const server = await createAppServer(LOG_NAME, { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl, MODEL_TOKENS_PER_DAY: '90000000' })
  try {
    await server.start()
    const runs = Array.from({ length: RUNS }, (_, index) => plantedNumbers(index))
    const seen: string[] = []
    let booked = 0
    await inLanes(runs, async (planted) => {
      const run = await plantedRun(server.url, planted)
      seen.push(...run.seen)
      expect(run.accepted, `card numbers that were taken in run ${planted.index}`).toEqual([])
      if (run.isBooked) booked++
    })
    await server.kill()

    expect(booked).toBe(RUNS)
    const everyNumber = runs.flatMap(({ passports, cards }) => [...passports, ...cards])
    const dump = await dumpDatabase(server.dataFolder)
    expect(dump, 'the dump is a dump of these runs').toContain('Marlow')
    const places: Record<string, string> = {
      'the database, read out': dump,
      'the database’s files': filesOf(server.dataFolder),
      'the log': readFileSync(join(reportsFolder, `server-${LOG_NAME}.log`), 'utf8'),
      prompts: JSON.stringify(openai.received.map(({ body }) => body)),
      'streams and pages': seen.join('\n'),
    }
    expect(openai.received.length).toBeGreaterThan(RUNS)
    for (const [place, text] of Object.entries(places)) expect(leaksOf(everyNumber, text), place).toEqual([])
  } finally {
    await server.remove()
    await openai.close()
  }
})

async function inLanes<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

function filesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')
}

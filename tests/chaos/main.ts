import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsFolder } from '../../scripts/setup/paths.mjs'
import { prepareWayfarers } from './apps'
import { checkHistory, countFindings } from './check-history'
import { openDatabase } from './database'
import { openHistory } from './history'
import { readHistory } from './history-schema'
import { openNaiveShop } from './naive-shop'
import { HELP, type Options, readOptions } from './options'
import { runChaos } from './run-chaos'
import { type Outside, outsideSchema, spawnScript } from './spawn-script'
import { writeTable } from './table'

const options = readOptions(process.argv.slice(2))
if ('fault' in options || options.help) {
  console.log('fault' in options ? `${options.fault}\n${HELP}` : HELP)
  process.exit('fault' in options ? 2 : 0)
}
process.exit(await main(options))

async function main(options: Options): Promise<number> {
  const { database, isNaive, seed, orders, kills } = options
  const variant = isNaive ? 'without-journal' : database
  const historyFile = join(reportsFolder, 'chaos', `history-${variant}.jsonl`)
  const note = openHistory(historyFile)
  note({ kind: 'run', seed, orders, kills, variant })
  console.log(`Chaos with ${orders} travellers and ${kills} kills, ${variant}, seed ${seed} …`)
  const began = performance.now()
  const ends: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const step of ends.splice(0).toReversed()) await step().catch((error: unknown) => console.error(error))
  }
  try {
    if (isNaive) {
      const outside = await openOutside(seed, null, ends)
      const shop = await openNaiveShop(outside)
      ends.push(shop.remove)
      await runChaos(options, { apps: [shop], outside, note })
    } else {
      const opened = database === 'postgres' ? await openDatabase() : null
      if (opened && 'missing' in opened) {
        console.log(`skipped: no PostgreSQL (${opened.missing})`)
        return process.env.CI === 'true' ? 1 : 0
      }
      if (opened) ends.push(opened.drop)
      const { apps, connect } = await prepareWayfarers(opened ? ['one', 'two'] : ['one'], opened?.url ?? null)
      for (const app of apps) ends.push(app.remove)
      const outside = await openOutside(seed, `${apps[0]?.url}/api/webhooks/stripe`, ends)
      connect(outside)
      for (const app of apps) await app.start(0)
      await runChaos(options, { apps, outside, note })
    }
  } finally {
    await end()
  }
  const seconds = (performance.now() - began) / 1000
  const verdict = checkHistory(readHistory(readFileSync(historyFile, 'utf8')))
  console.log(`\n${writeTable(verdict, seconds)}\nThe history is ${historyFile}`)
  keepReport(variant, { options, seconds: Math.round(seconds), ...verdict })
  const isClean = countFindings(verdict) === 0 && verdict.kills >= kills
  if (!isNaive) return isClean ? 0 : 1
  const isCaught = verdict.findings['I1 double bookings'].length > 0 && verdict.findings['I2 double charges'].length > 0
  console.log(isCaught ? 'The checker rejects a shop without a journal, as it must.' : 'The checker let a shop without a journal pass.')
  return isCaught ? 0 : 1
}

async function openOutside(seed: number, webhookUrl: string | null, ends: (() => Promise<unknown>)[]): Promise<Outside> {
  const env = { OUTSIDE_SEED: String(seed), ...(webhookUrl ? { OUTSIDE_WEBHOOK_URL: webhookUrl } : {}) }
  const { process: child, said } = await spawnScript('tests/chaos/outside.ts', env, outsideSchema)
  ends.push(async () => child.kill())
  return said
}

/** Each variant's last run, in one file. */
function keepReport(variant: string, report: Record<string, unknown>): void {
  const file = join(reportsFolder, 'chaos-orders.json')
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, `${JSON.stringify({ ...Object(kept), [variant]: report }, null, 1)}\n`)
}

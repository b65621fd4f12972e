// npm test: every check there is, each to its end, and one line that says how it went. Runs on any Node from 20.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { provideBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { checkBundle } from './setup/bundle.mjs'
import { conclude, countCheck, countPlaywright, countRunner, countVitest } from './setup/count.mjs'
import { buildWorld, install } from './setup/install.mjs'
import { environment, nodeForTheRest } from './setup/node.mjs'
import { binFolder, nextCommand, reportsFolder, root } from './setup/paths.mjs'
import { providePostgres } from './setup/postgres.mjs'
import { provideRedis } from './setup/redis.mjs'
import { passSignalsOn, run, wasStopped } from './setup/run.mjs'

passSignalsOn()
heading('Set-up')
await install()
const node = nodeForTheRest()
await buildWorld(node)
const browser = provideBrowser(node)
const postgres = await providePostgres()
const redis = await provideRedis()
const stopServers = () => {
  for (const server of [postgres, redis]) if ('stop' in server) server.stop()
}
process.on('exit', stopServers)

rmSync(reportsFolder, { recursive: true, force: true })
mkdirSync(reportsFolder, { recursive: true })
const env = environment({
  ...('url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  ...('url' in redis ? { TEST_REDIS_URL: redis.url } : {}),
  ...('path' in browser ? { CHROMIUM_PATH: browser.path } : {}),
})
/** @type {import('./setup/count.mjs').Count[]} */
const counts = []
if ('missing' in postgres) counts.push(skip(`store on PostgreSQL (${postgres.missing})`))
if ('missing' in redis) counts.push(skip(`stream bus on Redis (${redis.missing})`))

heading('Lint and format')
counts.push(countCheck('lint', await bin('biome', ['check', '.'])))

heading('Types')
const typegenCode = await run(node, [nextCommand, 'typegen'], { env })
counts.push(countCheck('types', typegenCode || (await bin('tsc', ['--noEmit']))))

heading('Unit tests')
const unitReport = join(reportsFolder, 'unit.json')
const runUnitTests = () => bin('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
let unitCode = await runUnitTests()
// V8 itself seldom aborts ("jit_page.has_value()"), and then there is no report: that says nothing of a test, so they run again.
if (unitCode !== 0 && !existsSync(unitReport) && !wasStopped()) unitCode = await runUnitTests()
counts.push(countRunner('unit tests', unitCode, readReport(unitReport, countVitest)))

heading('Replay of recorded threads')
counts.push(countCheck('replay', await run(node, [join(root, 'scripts', 'replay.mjs')], { env })))

heading('Build')
const buildCode = await build(node)
counts.push(countCheck('build', buildCode))

heading('What browsers get')
if (buildCode !== 0) counts.push({ passed: 0, failed: ['what browsers get (there is no build)'], skipped: [] })
else counts.push(countCheck('no secret, source map or server code in what browsers get', checkBundle()))

heading('Browser journeys')
if ('missing' in browser) counts.push(skip(`browser journeys (${browser.missing})`))
else if (buildCode !== 0) counts.push({ passed: 0, failed: ['browser journeys (there is no build)'], skipped: [] })
else {
  const report = join(reportsFolder, 'journeys.json')
  const code = await bin('playwright', ['test', '--config', join(root, 'tests', 'journeys', 'playwright.config.ts')])
  counts.push(countRunner('browser journeys', code, readReport(report, countPlaywright)))
}

const { lines, exitCode } = conclude(counts, { isCi: process.env.CI === 'true' })
stopServers()
console.log(`\n${lines.join('\n')}`)
process.exit(wasStopped() ? 130 : exitCode)

/** @param {string} name @param {string[]} args */
function bin(name, args) {
  return run(join(binFolder, name), args, { env })
}

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title} (after ${Math.round(performance.now() / 1000)} s)`)
}

/** @param {string} name */
function skip(name) {
  console.log(`Skipped: ${name}`)
  return { passed: 0, failed: [], skipped: [name] }
}

/**
 * @template Report
 * @param {string} path @param {(report: Report) => import('./setup/count.mjs').Count} count
 */
function readReport(path, count) {
  if (!existsSync(path)) return null
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    console.error(`The report ${path} cannot be read: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

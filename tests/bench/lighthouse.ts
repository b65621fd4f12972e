import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { createAppServer } from '../journeys/server'
import { report } from './report'

/** Too large to be installed with the rest: npx brings it when this is run. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = ['/', '/destination', '/destination/lisbon', '/itinerary/golden-triangle-in-six-days', '/india-travel-planner', '/faq']
/** Points of a hundred that may be missing. */
const MOST_MISSING = { performance: 5, accessibility: 0, 'best-practices': 0, seo: 0 } as const
const LONGEST_MS = 180_000

const scoreSchema = z.object({ score: z.number() })
const resultSchema = z.object({
  categories: z.object({ performance: scoreSchema, accessibility: scoreSchema, 'best-practices': scoreSchema, seo: scoreSchema }),
})

// Six public pages on the production server, as Lighthouse sees them on a slow phone. Build first (npm run build).
const server = await createAppServer('bench-lighthouse')
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-lighthouse-'))
try {
  await server.start()
  const results = PAGES.map((path) => ({ path, categories: audit(`${server.url}${path}`) }))
  const figures = results.flatMap(({ path, categories }) =>
    kinds().map((kind) => ({
      kind: `${path} ${kind}`,
      unit: 'points missing' as const,
      target: MOST_MISSING[kind],
      values: [Math.round(100 - 100 * categories[kind].score)],
    })),
  )
  process.exitCode = report('lighthouse', figures, process.argv.slice(2))
} finally {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}

function kinds() {
  return ['performance', 'accessibility', 'best-practices', 'seo'] as const
}

function audit(url: string) {
  const file = join(folder, 'result.json')
  const flags = ['--headless', ...BROWSER_FLAGS].join(' ')
  const words = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const { status, stderr } = spawnSync('npx', words, {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: { ...process.env, CHROME_PATH: findBrowser() ?? undefined },
  })
  if (status !== 0) throw new Error(`Lighthouse could not look at ${url}: ${stderr.slice(-500)}`)
  return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).categories
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'playwright/test'
import { z } from 'zod'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/setup/browser.mjs'
import { beginTrip, enterAsGuest } from '../journeys/begin-trip'
import { createAppServer } from '../journeys/server'
import { report } from './report'

/** Too large to be installed with the rest: npx brings it when this is run. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PUBLIC_PAGES = ['/', '/destination', '/destination/lisbon', '/itinerary/golden-triangle-in-six-days', '/india-travel-planner', '/faq']
/** Points of a hundred that may be missing. */
const MOST_MISSING = { performance: 5, accessibility: 0, 'best-practices': 0, seo: 0 } as const
/** Its points of one page differ from look to look by how busy the machine is; Lighthouse's own advice is to take the middle of several. */
const LOOKS = 3
/** The browser sometimes does not say when it began with the page. */
const MOST_TRIES = 3
const LONGEST_MS = 180_000
const DAYS_AHEAD = 35

const scoreSchema = z.object({ score: z.number() })
const resultSchema = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: scoreSchema, accessibility: scoreSchema, 'best-practices': scoreSchema, seo: scoreSchema }),
})

type Looked = z.infer<typeof resultSchema>['categories']
/** What is looked at; a traveller's own page has their cookies. */
type Page = { path: string; name?: string; cookie?: string }

// Six public pages, and three of a traveller's own, on the production server, as Lighthouse sees them on a slow phone. Build first
// (npm run build).
const server = await createAppServer('bench-lighthouse')
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-lighthouse-'))
try {
  await server.start()
  const pages: Page[] = [...PUBLIC_PAGES.map((path) => ({ path })), ...(await ownPages(server.url))]
  const results = pages.map((page) => ({ page, looks: Array.from({ length: LOOKS }, () => audit(page)) }))
  const figures = results.flatMap(({ page: { path, name = path }, looks }) =>
    kinds().map((kind) => ({
      kind: `${name} ${kind}`,
      unit: 'points missing' as const,
      target: MOST_MISSING[kind],
      values: looks.map((look) => Math.round(100 - 100 * look[kind].score)),
      share: kind === 'performance' ? 0.5 : 1,
    })),
  )
  process.exitCode = report('lighthouse', figures, process.argv.slice(2))
} finally {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** A guest's thread with a trip in it, the page of flights, and the checkout of that trip. */
async function ownPages(baseURL: string): Promise<Page[]> {
  const guest = await request.newContext({ baseURL })
  await enterAsGuest(guest)
  const threadId = await beginTrip(guest, 'London to Lisbon next Friday, one way, 1 adult')
  const started = await guest.post(`/api/trips/${threadId}/commands`, { data: { command: { type: 'start-checkout' } } })
  if (!started.ok()) throw new Error(`The checkout was not opened: ${await started.text()}`)
  const { cookies } = await guest.storageState()
  await guest.dispose()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return [
    { path: `/chat/${threadId}`, name: 'the thread', cookie },
    {
      path: `/flights?${new URLSearchParams({ from: 'LON*', to: 'LIS', on: dayAhead(), type: 'one-way', adults: '1' })}`,
      name: 'the flights',
      cookie,
    },
    { path: `/booking/${threadId}`, name: 'the checkout', cookie },
  ]
}

/** `yyyy-MM-dd`. */
function dayAhead(): string {
  return new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)
}

function kinds() {
  return ['performance', 'accessibility', 'best-practices', 'seo'] as const
}

function audit({ path, cookie }: Page, tries = 1): Looked {
  const url = `${server.url}${path}`
  const file = join(folder, 'result.json')
  const flags = ['--headless', ...BROWSER_FLAGS].join(' ')
  // What is a traveller's own is not to be found by search engines.
  const signedIn = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`, '--skip-audits=is-crawlable'] : []
  const words = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...signedIn]
  rmSync(file, { force: true })
  const { status, stderr } = spawnSync('npx', words, {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: { ...process.env, CHROME_PATH: findBrowser() ?? undefined },
  })
  const result = status === 0 ? resultSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (!result?.success) {
    if (tries < MOST_TRIES) return audit({ path, cookie }, tries + 1)
    throw new Error(`Lighthouse could not look at ${url}: ${stderr.slice(-500)}`)
  }
  const { finalDisplayedUrl, categories } = result.data
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return categories
}

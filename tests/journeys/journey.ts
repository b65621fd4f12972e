import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type AppServer, createAppServer } from './server'

/**
 * Journeys share one server per worker; each has a browser of its own, and so a traveller of its own. A file that needs another market
 * or bank says so with `test.use({ environment })`, and has a server of its own.
 */
export const test = base.extend<{ faults: string[] }, { server: AppServer; environment: Record<string, string> }>({
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ environment }, use, { workerIndex }) => {
      const server = await createAppServer(String(workerIndex), environment)
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** What a traveller does not see but a developer must: scripts that throw, and what the content security policy blocked. */
  faults: [
    async ({ page }, use) => {
      await markWhenAlive(page.context())
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Minified React error/.test(message.text())) faults.push(message.text())
      })
      await use(faults)
      expect(faults, 'errors in the page’s own scripts').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * From their next page on, the documents of this context bear a mark once their scripts answer: `untilAlive` waits for it. Of a context that
 * a journey opens by itself it has to be asked.
 */
export async function markWhenAlive(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => addEventListener('wayfarer:alive', () => document.documentElement.setAttribute('data-alive', '')))
}

/** What axe is asked to tell: of what holds, nobody reads the hundreds of elements. */
const BROKEN = { resultTypes: ['violations' as const] }
/** Large enough to press, or far enough from the next (2.5.8): the one rule of WCAG 2.2 AA that axe has to be asked for. */
const TARGETS = { ...BROKEN, rules: { 'target-size': { enabled: true } } }

/**
 * No violation of WCAG 2.2 A and AA, or of axe's best practices, on the page as it stands; a page that it frames is a page of its own.
 * `withTargets`: where nothing that can be pressed is half out of sight, as of that only the half would be measured.
 */
export async function expectAccessible(page: Page, { withTargets = false } = {}): Promise<void> {
  const axe = axeOn(page).exclude('iframe')
  await expectNoViolation(page, withTargets ? axe.options(TARGETS) : axe)
}

/** The contrast of the page as it stands: all that another colour scheme changes. `within`: what stands over a page that is veiled. */
export async function expectContrast(page: Page, within = 'body'): Promise<void> {
  await expectNoViolation(page, axeOn(page).include(within).withRules('color-contrast'))
}

/** In the page alone, without a second one in which the findings of its frames would be put together. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options(BROKEN)
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  // Colours on their way to others are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, impact, nodes }) => `${impact}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(found, 'accessibility').toEqual([])
}

export { expect }

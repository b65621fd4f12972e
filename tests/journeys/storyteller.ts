import type { Locator, Page } from 'playwright/test'
import { conciergeBrain } from '../fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '../fixtures/openai-server/server'
import type { Brain } from '../fixtures/openai-server/wire'
import { test as base, expect } from './journey'
import { type AppServer, createAppServer } from './server'

const MIDDLE = [
  'The old town climbs from the river to the castle.',
  'Yellow trams ring their bells on every hill.',
  'Bakers open before anybody else is awake.',
  'The light is soft in the evening, and people stay outside.',
].join(' ')
/** Of each letter group, so that an answer takes about half a second. */
const PACE_MS = 10

type Storyteller = {
  baseUrl: string
  /** From now on each telling stops half way, until `goOn`. */
  pause: () => void
  goOn: () => void
  /** How many answers the app did not hear to their end. */
  brokenOff: () => number
}

/**
 * The same app, answered by a far-away model that tells of a city when asked to ("Tell me of Lisbon") and can be made to pause in the
 * middle of its telling. What is no wish for a telling the concierge answers.
 */
export const test = base.extend<object, { storyteller: Storyteller; server: AppServer }>({
  storyteller: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const openai = await openOpenAIServer(tellingBrain())
      let gate: PromiseWithResolvers<void> | null = null
      openai.dials.pace = async (share) => {
        await new Promise((resolve) => setTimeout(resolve, PACE_MS))
        if (share > 0.5) await gate?.promise
      }
      const goOn = () => {
        gate?.resolve()
        gate = null
      }
      const pause = () => {
        gate ??= Promise.withResolvers<void>()
      }
      await use({ baseUrl: openai.baseUrl, brokenOff: openai.brokenOff, pause, goOn })
      goOn()
      await openai.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ storyteller, environment }, use, { workerIndex }) => {
      const model = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: storyteller.baseUrl, OPENAI_API: 'responses' }
      const server = await createAppServer(`storyteller-${workerIndex}`, { ...model, ...environment })
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

function tellingBrain(): Brain {
  const concierge = conciergeBrain()
  return (request) => {
    const said = request.prompt.findLast(({ role }) => role === 'user')?.content
    const words = Array.isArray(said) ? said.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ') : ''
    const city = /Tell me of (\w+)/.exec(words)?.[1]
    return city ? { text: `${beginningOf(city)} ${MIDDLE} ${endOf(city)}`, calls: [] } : concierge(request)
  }
}

export const beginningOf = (city: string) => `Here is what I like about ${city}.`
export const endOf = (city: string) => `So much for ${city}.`

export function answers(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'Wayfarer', exact: true })
}

export function ownMessages(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'You', exact: true })
}

/** The telling has begun to be shown, and its end is not there. */
export async function expectHalfTold(page: Page, city: string): Promise<void> {
  await expect(answers(page).last()).toContainText(beginningOf(city))
  await expect(page.getByText(endOf(city))).toHaveCount(0)
}

/** The whole telling stands there once, whatever happened meanwhile. */
export async function expectToldOnce(page: Page, city: string): Promise<void> {
  const told = answers(page).filter({ hasText: endOf(city) })
  await expect(told).toHaveCount(1)
  await expect(answers(page).filter({ hasText: beginningOf(city) })).toHaveCount(1)
  await expect(ownMessages(page).filter({ hasText: `Tell me of ${city}` })).toHaveCount(1)
  const words = ((await told.textContent()) ?? '').replace(/\s+/g, ' ')
  expect(words).toContain(`${beginningOf(city)} ${MIDDLE} ${endOf(city)}`)
  expect(words.split(endOf(city))).toHaveLength(2)
}

/** In the thread's own address, once it has one. */
export async function threadIdOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export { expect }

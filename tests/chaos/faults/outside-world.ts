import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startDuffelMarket } from '@/tests/fixtures/duffel-market/server'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import { openStripeServer } from '@/tests/fixtures/stripe-server/server'
import { reportsFolder, root } from '../../../scripts/setup/paths.mjs'
import { createAppServer } from '../../journeys/server'
import { openDuffelFront } from './duffel-front'
import { openGuest } from './guest'

const NAME = 'faults-outside'
const WEBHOOK_SECRET = 'whsec_local_fake'

/** One process whose model, airline and bank are servers in this one: they live on when it is killed, and go wrong when they are told to. */
export type OutsideWorld = Awaited<ReturnType<typeof openOutsideWorld>>

export async function openOutsideWorld(seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-faults-'))
  const clockFile = join(folder, 'minutes-ahead')
  writeFileSync(clockFile, '0')
  const brain = conciergeBrain()
  const [openai, market] = await Promise.all([openOpenAIServer(brain), startDuffelMarket()])
  const duffel = await openDuffelFront(market.url)
  const environment: Record<string, string> = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests', 'chaos', 'moved-clock.mjs')).href}`,
    CLOCK_FILE: clockFile,
    NEXT_MANUAL_SIG_HANDLE: 'true',
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: openai.baseUrl,
    OPENAI_API: 'responses',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_local_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SUPPLIER: 'duffel',
    DUFFEL_ACCESS_TOKEN: 'duffel_test_faults',
    DUFFEL_API_URL: duffel.url,
  }
  const app = await createAppServer(NAME, environment)
  const webhook = { url: `${app.url}/api/webhooks/stripe`, secret: WEBHOOK_SECRET, duplicateRate: 1, delayMs: [0, 600] as [number, number] }
  const bank = await openStripeServer({ seed, webhook })
  environment.STRIPE_API_URL = bank.url
  await app.start()
  const usualPace = openai.dials.pace

  return {
    app,
    openai,
    duffel,
    market,
    bank,
    guest: () => openGuest(app.url),
    /** Kills it, and starts it again, with its clock so far ahead of the real one. */
    async restart(minutesAhead = 0) {
      await app.kill()
      writeFileSync(clockFile, String(minutesAhead))
      await app.start()
    },
    /** Everybody outside behaves again. */
    calm() {
      openai.dials.faults.splice(0)
      openai.dials.brain = brain
      openai.dials.pace = usualPace
      duffel.meddle = () => null
    },
    readLog: () => readFileSync(join(reportsFolder, `server-${NAME}.log`), 'utf8'),
    async close() {
      await app.remove()
      await Promise.all([openai.close(), duffel.close(), market.close(), bank.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

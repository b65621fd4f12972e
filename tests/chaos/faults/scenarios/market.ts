import { meddleWith } from '../duffel-front'
import { openGuest } from '../guest'
import { search } from '../search'
import type { Scenario, Trial } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// Airlines that are slow, fail, or send nonsense, while somebody searches.

const LONGEST_SEARCH_SECONDS = 22
const [FIRST_DAY, LAST_DAY] = [30, 60]
/** How often an airline fails in a row before it is left alone, and a little more than for how long. */
const MOST_FAILURES = 5
const REST_MS = 10_500
const isSearch = ({ path }: { path: string }) => path.includes('offer_requests')
const isPoll = ({ method, path }: { method: string; path: string }) => method === 'GET' && path.includes('offer_requests')

export const slowSource: Scenario = async (trial) => {
  const { check, figure } = trial
  await withMarket(trial, 'stall=0.4', 'late', (found) => {
    figure('sources that were late', found.struck.length)
    figure('flights shown', found.flights.length)
    figure('seconds', found.seconds)
    check(
      'the late ones are named',
      found.struck.every(({ name }) => name.length > 0),
      found.struck,
    )
    check('the flights of the others are shown', found.flights.length > 0, found.flights.length)
    check('nobody waits for ever', found.seconds < LONGEST_SEARCH_SECONDS, found.seconds)
  })
}

export const failingSource: Scenario = async (trial) => {
  const { check, figure } = trial
  await withMarket(trial, 'error=0.4', 'failed', (found) => {
    figure('sources that failed', found.struck.length)
    check('the flights of the others are shown', found.flights.length > 0, found.flights.length)
  })
  const world = await trial.stage.outside()
  world.calm()
  const guest = await world.guest()
  const begin = world.duffel.asked.length
  world.duffel.meddle = meddleWith(isSearch, async () => ({
    status: 503,
    body: '{"errors":[{"type":"api_error","code":"service_unavailable"}]}',
  }))
  const { httpStatus, outcome } = await search(guest, 'LHR', 'LIS', 33)
  check(
    'an airline that is down is said in a sentence',
    httpStatus === 200 && outcome?.type === 'refusal' && outcome.refusal.message.length > 20,
    outcome,
  )
  const asked = world.duffel.asked.slice(begin).length
  figure('requests while it was down', asked)
  check('it is not asked again and again', asked <= 3, asked)
  for (let day = 0; day < MOST_FAILURES - 1; day++) await search(guest, 'LHR', 'LIS', LAST_DAY + day)
  const beforeRest = world.duffel.asked.length
  const rested = await search(guest, 'LHR', 'LIS', LAST_DAY + MOST_FAILURES)
  check(
    'after five failures in a row it is left alone, and that is said at once',
    rested.outcome?.type === 'refusal' && world.duffel.asked.length === beforeRest && rested.seconds < 1,
    { outcome: rested.outcome, asked: world.duffel.asked.length - beforeRest, seconds: rested.seconds },
  )
  world.calm()
  await new Promise((resume) => setTimeout(resume, REST_MS))
  const again = await search(guest, 'LHR', 'LIS', 33)
  check('when it is back, flights are shown', again.flights.length > 0, again.outcome)
  await checkGoesOn(trial, guest)
}

export const garbageSource: Scenario = async (trial) => {
  const { check, figure } = trial
  await withMarket(trial, 'garbage=0.4', 'failed', (found) => {
    figure('sources that were dropped', found.struck.length)
    check('the flights of the others are shown', found.flights.length > 0, found.flights.length)
  })
  const world = await trial.stage.outside()
  world.calm()
  const guest = await world.guest()
  const usual = await search(guest, 'LHR', 'LIS', 34)
  const kinds: [kind: string, spoil: (text: string) => string, isPartial: boolean][] = [
    ['truncated JSON', (text) => text.slice(0, text.length / 2), false],
    ['wrong types', (text) => text.replace(/"total_amount":"[^"]*"/, '"total_amount":{"a":1}'), true],
    ['a price of null', (text) => text.replace(/"total_amount":"[^"]*"/, '"total_amount":null'), true],
    ['a price of NaN', (text) => text.replace(/"total_amount":"[^"]*"/, '"total_amount":"NaN"'), true],
    ['a negative price', (text) => text.replace(/"total_amount":"/, '"total_amount":"-'), true],
    ['10 MB', (text) => text.replace(/^\{/, `{"padding":"${'x'.repeat(11_000_000)}",`), false],
  ]
  for (const [index, [kind, spoil, isPartial]] of kinds.entries()) {
    world.duffel.meddle = meddleWith(isPoll, async (market) => {
      const { status, body } = await market()
      return { status, body: spoil(body) }
    })
    const { httpStatus, outcome, flights } = await search(guest, 'LHR', 'LIS', 40 + index)
    const isDropped = isPartial ? flights.length === usual.flights.length - 1 : outcome?.type === 'refusal' && flights.length === 0
    check(`${kind}: only what is whole is shown`, httpStatus === 200 && isDropped, {
      httpStatus,
      type: outcome?.type,
      flights: flights.length,
    })
  }
  world.calm()
  await checkIsWellAgain(trial, guest)
  await checkGoesOn(trial, guest)
}

export const repeatedOffers: Scenario = async ({ check, figure, stage }) => {
  const world = await stage.outside()
  world.calm()
  const guest = await world.guest()
  const usual = await search(guest, 'LHR', 'MAD', 50)
  for (const [how, shuffle] of [
    ['in another order', (offers: unknown[]) => offers.toReversed()],
    ['twice', (offers: unknown[]) => [...offers, ...offers]],
  ] as const) {
    world.duffel.meddle = meddleWith(isPoll, async (market) => {
      const { status, body } = await market()
      const answer = JSON.parse(body)
      answer.data.offers = shuffle(answer.data.offers)
      return { status, body: JSON.stringify(answer) }
    })
    // Another guest on another day: no answer of before is given again.
    const found = await search(await world.guest(), 'LHR', 'MAD', how === 'twice' ? 51 : 52)
    const withoutDays = (flights: string[]) => flights.map((flight) => flight.replace(/\d{4}-\d\d-\d\d/g, ''))
    const isSame = JSON.stringify(withoutDays(found.flights)) === JSON.stringify(withoutDays(usual.flights))
    check(`offers that come ${how} are shown once, in the same order`, isSame, { usual: usual.flights, found: found.flights })
  }
  figure('flights shown', usual.flights.length)
  world.calm()
}

type Fate = 'late' | 'failed'
type MarketFound = { struck: { name: string }[]; flights: string[]; seconds: number }

/** Searches on a market that misbehaves like this, for one day after the other until the lot falls on some sources, and not on all. */
async function withMarket({ stage, check }: Trial, dials: string, fate: Fate, use: (found: MarketFound) => void): Promise<void> {
  const app = await stage.alone()
  await app.kill()
  await app.start({ SANDBOX_DIALS: `price-change=0 ${dials}` })
  try {
    const guest = await openGuest(app.url)
    for (let day = FIRST_DAY; day < LAST_DAY; day++) {
      const { outcome, flights, seconds } = await search(guest, 'LHR', 'LIS', day)
      const sources = outcome?.type === 'result' ? outcome.sources : []
      const struck = sources.filter(({ status }) => status === fate)
      if (struck.length > 0 && struck.length < sources.length) return use({ struck, flights, seconds })
    }
    check(`with ${dials} some sources are ${fate}, and others answer`, false)
  } finally {
    await app.kill()
    await app.start()
  }
}

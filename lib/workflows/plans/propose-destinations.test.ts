import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { comparePlaces } from './compare-places'
import { type ProposalRequest, proposeDestinations } from './propose-destinations'

async function proposed(request: ProposalRequest, options: Parameters<typeof planningThread>[0] = {}) {
  const thread = planningThread(options)
  const answer = await proposeDestinations(request, thread.caller, thread.deps)
  return { answer, proposal: answer.status === 'proposed' ? answer.proposal : null, thread }
}
const WARM: ProposalRequest = { from: 'Vienna', month: '2027-03', warmAtLeastC: 20, mostFare: 300, currency: 'EUR' }

test('warm places under the limit come with the days of their lowest fare, and never the city one starts in', async () => {
  const cheapDay = (_from: string, to: string, date: string) => (to === 'SVQ' && date === '2027-03-09' ? 20 : 100)
  const { proposal } = await proposed(WARM, { fare: cheapDay })
  const seville = proposal?.ranked.find(({ candidate }) => candidate.slug === 'seville')
  expect(seville).toMatchObject({ candidate: { fare: { amountMinor: 12_000 } }, departureOn: '2027-03-09', returnOn: '2027-03-13' })
  expect(seville?.airport).toMatchObject({ iataCode: 'SVQ' })
  for (const { candidate } of proposal?.ranked ?? []) expect(candidate.months[2]?.highC).toBeGreaterThanOrEqual(20)
  expect([...(proposal?.ranked ?? []).map(({ candidate }) => candidate.slug)]).not.toContain('vienna')
})

test('what is dearer is outside, with its price', async () => {
  const { proposal } = await proposed(WARM, { fare: () => 151 })
  expect(proposal?.ranked).toEqual([])
  expect(proposal?.excluded.some(({ reasons }) => reasons.includes('€302 there and back, above your €300'))).toBe(true)
})

test('prices that do not come leave places open and are told', async () => {
  const { proposal } = await proposed(WARM, {
    dayPrices: async () => {
      throw new OutsideFailure('test', 'Nobody answered.')
    },
  })
  expect(proposal?.open.length).toBeGreaterThan(3)
  expect(proposal?.message).toMatch(/didn’t come through; ask again for them\.$/)
})

test('days that are over, or that nobody sells yet, are not asked for', async () => {
  const { thread } = await proposed({ from: 'Vienna', month: '2026-11' })
  expect(new Set(thread.asked.map(({ days }) => days))).toEqual(new Set([10]))
  expect((await proposed({ from: 'Vienna', month: '2026-10' })).answer).toMatchObject({ refusal: { code: 'month-out-of-reach' } })
  expect((await proposed({ from: 'Vienna', month: '2028-03' })).answer).toMatchObject({ refusal: { code: 'month-out-of-reach' } })
})

test('where the journey starts is asked for, or known from the trip', async () => {
  expect((await proposed({ month: '2027-03' })).answer).toEqual({ status: 'missing', missing: 'origin' })
  expect((await proposed({ from: 'Xyzzyville', month: '2027-03' })).answer).toMatchObject({ status: 'unclear-place', field: 'from' })
  const thread = planningThread()
  const vienna = thread.deps.places.findPlace('Vienna')
  if (vienna.status !== 'found') throw new Error('Vienna is gone')
  await thread.issue({ type: 'change-search', change: { origin: vienna.place } })
  const answer = await proposeDestinations({ month: '2027-03' }, thread.caller, thread.deps)
  expect(answer).toMatchObject({ status: 'proposed', proposal: { origin: { cityName: 'Vienna' } } })
})

test('fares come in the currency of the country one starts in, unless another is wanted', async () => {
  const currencyOf = async (request: ProposalRequest) => (await proposed(request)).proposal?.ranked[0]?.candidate.fare?.currency
  expect(await currencyOf({ from: 'London', month: '2027-03' })).toBe('GBP')
  expect(await currencyOf({ from: 'London', month: '2027-03', currency: 'USD' })).toBe('USD')
})

test('of several starts each place has its cheapest one, and is shown once', async () => {
  const fare = (from: string, to: string) => ([from, to].includes('BRS') && [from, to].includes('SVQ') ? 20 : 60)
  const { proposal } = await proposed({ ...WARM, from: 'London', alsoFrom: ['Bristol', 'London'], currency: 'GBP' }, { fare })
  expect(proposal).toMatchObject({ origin: { cityName: 'London' }, alsoFrom: [{ cityName: 'Bristol' }] })
  const slugs = proposal?.ranked.map(({ candidate }) => candidate.slug) ?? []
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(proposal?.ranked.find(({ candidate }) => candidate.slug === 'seville')).toMatchObject({
    candidate: { from: 'Bristol', fare: { amountMinor: 4_000 } },
    origin: { iataCode: 'BRS' },
    reason: expect.stringContaining('£40 there and back from Bristol'),
  })
})

test('the cheapest flight anywhere is found in the whole network, on the days that are named, and how far was looked is told', async () => {
  const nonStop = ['AGP', 'LIS', 'ALC', 'BRS', 'PMI', ...Array.from({ length: 70 }, () => 'FAO'), 'REU']
  const fare = (from: string, to: string) => ([from, to].includes('PMI') ? 5 : 60)
  const wish: ProposalRequest = { from: 'Bristol', leaveFrom: '2026-12-04', leaveTo: '2026-12-05', days: 3, byPrice: true }
  const { proposal, thread } = await proposed(wish, { fare, nonStop })
  expect(proposal).toMatchObject({
    leaving: { from: '2026-12-04', to: '2026-12-05' },
    looked: { withPage: 40, ofNetwork: 5, leftOut: 0 },
    ranked: [
      {
        candidate: { name: 'Palma de Mallorca', hasNoPage: true, dayCost: null },
        airport: { iataCode: 'PMI' },
        departureOn: '2026-12-04',
      },
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(proposal?.ranked[0]?.reason).toMatch(/^17 °C by day, 7 wet days; £10 there and back, about \d h \d+ by plane$/)
  expect(new Set(thread.asked.map(({ days }) => days))).toEqual(new Set([2]))
})

test('places without a page count too where their weather, likings or occasions are known', async () => {
  const snow = await proposed({ from: 'Vienna', month: '2027-02', coldAtMostC: 5 }, { nonStop: ['AGP', 'LBA', 'RVN'] })
  expect(snow.proposal?.looked).toMatchObject({ ofNetwork: 1, leftOut: 0 })
  const sun = await proposed(
    { from: 'Bristol', month: '2027-02', warmAtLeastC: 20, likings: ['beach'] },
    { nonStop: ['AGP', 'TFS', 'LBA'] },
  )
  expect(sun.proposal?.looked).toMatchObject({ ofNetwork: 1, leftOut: 0 })
  expect(sun.proposal?.ranked.map(({ candidate }) => candidate.name)).toContain('Tenerife')
  for (const { candidate } of snow.proposal?.ranked ?? []) expect(candidate.months[1]?.highC).toBeLessThanOrEqual(5)
  const markets = await proposed({ from: 'London', month: '2026-12', occasion: 'christmas-markets' })
  expect(markets.proposal?.ranked.length).toBeGreaterThan(3)
  for (const { candidate, reason } of markets.proposal?.ranked ?? []) {
    expect(candidate.occasions).toContain('christmas-markets')
    expect(reason).toContain('with Christmas markets')
  }
})

test('two places side by side have their fares; a price that did not come does not hide the other', async () => {
  const { caller, deps } = planningThread({ fare: (from, to) => (from === 'OPO' || to === 'OPO' ? null : 40) })
  const answer = await comparePlaces({ destinations: ['Lisbon', 'Oporto'], from: 'London', month: '2027-05' }, caller, deps)
  if (answer.status !== 'compared') throw new Error(`the places are ${answer.status}`)
  const fares = answer.compared.comparison.rows.find(({ key }) => key === 'fare')
  expect(fares?.cells.map(({ text }) => text)).toEqual(['£80', 'No price available'])
  expect(answer.compared.flights.map(({ departureOn }) => departureOn)).toEqual(['2027-05-01', null])
})

test('a place without a page is compared by its weather and its flights', async () => {
  const { caller, deps } = planningThread({ fare: () => 40 })
  const answer = await comparePlaces({ destinations: ['Tenerife', 'Lisbon'], from: 'London', month: '2027-02' }, caller, deps)
  if (answer.status !== 'compared') throw new Error(`the places are ${answer.status}`)
  const { places, rows } = answer.compared.comparison
  expect(places).toMatchObject([{ name: 'Tenerife', hasNoPage: true }, { slug: 'lisbon' }])
  const tenerife = Object.fromEntries(rows.map(({ key, cells }) => [key, cells[0]?.text]))
  expect(tenerife).toMatchObject({ warmth: '22 °C', rain: '2 wet days', fare: '£80', 'day-cost': 'Not known' })
})

test('one place alone, five of them, or one that nothing is known of are not compared', async () => {
  const compared = async (destinations: string[]) => {
    const { caller, deps } = planningThread()
    return comparePlaces({ destinations, from: 'London', month: '2027-05' }, caller, deps)
  }
  expect(await compared(['Lisbon', 'Lisboa'])).toMatchObject({ refusal: { code: 'place-count' } })
  expect(await compared(['Lisbon', 'Porto', 'Rome', 'Paris', 'Seville'])).toMatchObject({ refusal: { code: 'place-count' } })
  expect(await compared(['Lisbon', 'Atlantis'])).toMatchObject({ status: 'unknown-place', said: 'Atlantis' })
})

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

test('two places side by side have their fares; a price that did not come does not hide the other', async () => {
  const { caller, deps } = planningThread({ fare: (from, to) => (from === 'OPO' || to === 'OPO' ? null : 40) })
  const answer = await comparePlaces({ destinations: ['Lisbon', 'Oporto'], from: 'London', month: '2027-05' }, caller, deps)
  if (answer.status !== 'compared') throw new Error(`the places are ${answer.status}`)
  const fares = answer.compared.comparison.rows.find(({ key }) => key === 'fare')
  expect(fares?.cells.map(({ text }) => text)).toEqual(['£80', 'No price available'])
  expect(answer.compared.flights.map(({ departureOn }) => departureOn)).toEqual(['2027-05-01', null])
})

test('one place alone, five of them, or one without a page are not compared', async () => {
  const compared = async (destinations: string[]) => {
    const { caller, deps } = planningThread()
    return comparePlaces({ destinations, from: 'London', month: '2027-05' }, caller, deps)
  }
  expect(await compared(['Lisbon', 'Lisboa'])).toMatchObject({ refusal: { code: 'place-count' } })
  expect(await compared(['Lisbon', 'Porto', 'Rome', 'Paris', 'Seville'])).toMatchObject({ refusal: { code: 'place-count' } })
  expect(await compared(['Lisbon', 'Atlantis'])).toMatchObject({ status: 'unknown-place', said: 'Atlantis' })
})

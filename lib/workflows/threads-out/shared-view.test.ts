import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOWN_CARDS } from '@/app/(public)/shared/shown-cards'
import { NO_DRAFT } from '@/lib/travel/passengers/merge-draft'
import { exampleOffer, examplePicks, exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { aBilling, aPassenger } from '@/tests/fixtures/trip'
import type { OrderRow } from '../../ports/order-store'
import { personalFacts } from './personal-facts'
import { sharedView } from './shared-view'

const AT = new Date('2026-11-22T12:00:00Z')
const PLANTED = [
  'Wilhelmina', 'van der Zonnebloem', 'Þórunn', 'Okonkwo', 'Quisling-Ö', '渡辺謙', 'wilhelmina@zonnebloem.example', '+31 20 555 0199', '020 7946 0321',
  'NX9471306', 'P1234567', '4242 4242 4242 4242', '5555555555554444', 'SBX-QX7K2P', '125-7712345678', '17 Tulpenlaan', '1017 AB', '1987-03-09', '9 March 1987',
  'thr_0123456789abcdef', 'ord_fedcba9876543210',
] // biome-ignore format: a list of secrets

/** What the stores hold: the owner, two passengers, a saved profile, a draft and an order. */
async function plantedFacts() {
  const passengers = [aPassenger({ firstName: 'Þórunn', lastName: 'Okonkwo', email: '', phone: '' })]
  const billing = aBilling({
    name: 'Wilhelmina van der Zonnebloem',
    street: '17 Tulpenlaan',
    postcode: '1017 AB',
    phoneNumber: '20 555 0199',
  })
  const order = { threadId: 'thr_1', passengers, billing, bookingReference: 'SBX-QX7K2P', ticketNumbers: ['125-7712345678'], card: null }
  return personalFacts('thr_1', 'usr_1', {
    users: {
      findById: async () => ({ firstName: 'Wilhelmina', lastName: 'van der Zonnebloem', email: 'wilhelmina@zonnebloem.example' }) as never,
    },
    shares: { listEveryCommand: async () => [] },
    drafts: { load: async () => ({ ...NO_DRAFT, passengers: [{ lastName: 'Quisling-Ö' }], billing: {} }) },
    savedPassengers: { list: async () => [{ id: 'sav_1', isSelf: false, profile: aPassenger({ firstName: '謙', lastName: '渡辺謙' }) }] },
    orders: { list: async () => [order as Partial<OrderRow> as OrderRow] },
  })
}

/** A thread that says it everywhere: in words, labels, inputs, metadata, and in every card, at each depth. */
function plantedThread(secret: string) {
  const call = (name: string, output: object) => ({
    type: `tool-${name}`,
    toolCallId: secret,
    state: 'output-available',
    input: { said: secret },
    output,
  })
  const more = { note: secret, passengers: [{ firstName: secret }] }
  const flights = { ...examplePicks({ picks: [{ ...exampleRanked('offer-1'), ...more }] }), ...more }
  const { search, searchId, isSimulated, expiresAt } = examplePicks()
  const parts = [
    { type: 'text', text: `I told ${secret} to come` },
    { type: 'reasoning', text: secret },
    { type: 'data-change', data: { label: `You named ${secret}`, fact: secret } },
    { type: 'data-notice', data: { kind: 'fault', text: secret } },
    { type: 'data-unreadable', data: { what: secret, words: secret } },
    { type: 'file', filename: secret, url: secret },
    { type: secret },
    secret,
    null,
    call('searchFlights', { status: 'found', flights, ...more }),
    call('searchFlights', { status: 'unclear-place', field: 'from', said: secret, candidates: [] }),
    call('rankFlights', { status: 'refused', refusal: { code: 'x', message: secret } }),
    call('lookUpFlights', {
      status: 'looked-up',
      searchId,
      sliceIndex: 0,
      label: 'Outbound',
      search,
      isSimulated,
      expiresAt,
      matchCount: 1,
      isExact: true,
      areFilteredOut: false,
      flights: [],
      ...more,
    }),
    call('searchDates', {
      status: 'found',
      choices: {
        search,
        window: { leaveFrom: '2098-11-27', leaveTo: '2098-11-27', nights: [2] },
        best: [],
        matrix: { nights: [2], rows: [] },
        coverage: {
          leaveFrom: '2098-11-27',
          leaveTo: '2098-11-27',
          pairs: 1,
          priced: 0,
          past: 0,
          notOnSale: 0,
          noFlights: 1,
          notPriced: 0,
          overBudget: 0,
        },
        conditions: [],
        isSimulated,
      },
      ...more,
    }),
    call('searchPlaces', {
      status: 'found',
      choices: {
        search,
        by: 'cheapest',
        areDaysOpen: false,
        routes: [],
        coverage: { searched: 1, noFlights: [], notSearched: [], failed: [], overBudget: [] },
        conditions: [],
        isSimulated,
      },
      ...more,
    }),
    call('searchMeetUp', {
      status: 'found',
      meetUps: {
        groups: [],
        destination: search.slices[0]?.destination,
        departureOn: '2098-11-27',
        returnOn: null,
        withinMinutes: 60,
        isWider: false,
        options: [{ flights: [], total: { amountMinor: 1, currency: 'GBP' }, gapMinutes: 0, ...more }],
        isSimulated,
        ...more,
      },
      ...more,
    }),
    call('compareDays', {
      status: 'compared',
      searchId,
      sliceIndex: 0,
      label: 'Outbound',
      search: exampleSearch,
      chosenOn: '2098-11-27',
      days: [],
      ...more,
    }),
    call('summariseFlight', {
      status: 'ready',
      slices: [{ sliceIndex: 0, label: 'Outbound', offer: exampleOffer('offer-1'), fareId: null, ...more }],
    }),
    ...['planTrip', 'changePlan'].map((name) => call(name, { status: 'planned', plan: { ...aNotedPlan(secret), ...more }, ...more })),
    ...['chooseSeats', 'chooseBags', 'startCheckout', 'summariseTrip', 'placeOrder', 'rewindTrip', secret].map((name) =>
      call(name, { status: 'ready', ...more }),
    ),
    { type: 'tool-searchFlights', toolCallId: 'c', state: 'output-error', input: {}, errorText: secret },
  ]
  const messages = (['user', 'assistant'] as const).map((role) => ({ id: secret, role, createdAt: AT, metadata: { key: secret }, parts }))
  return { name: `Lisbon with ${secret}`, sharedAt: AT, messages }
}

/** A plan with a note of its traveller on each day. */
function aNotedPlan(note: string) {
  const plan = aPlan(aPlace([aSight('castle', [0, 0])]), { days: 1 })
  return { ...plan, days: plan.days.map((day) => ({ ...day, note })) }
}

test.each(PLANTED)('nobody who has the link reads %s anywhere', async (secret) => {
  const shown = JSON.stringify(sharedView(plantedThread(secret), SHOWN_CARDS, await plantedFacts()))
  for (const spelling of [secret, secret.toUpperCase(), secret.replaceAll(/[\s-]/g, '')]) {
    expect(shown.toLowerCase()).not.toContain(spelling.toLowerCase())
  }
  expect(shown).toContain('TP1363')
  expect(shown).toContain('The castle')
  expect(shown).toContain('to come')
})

test('a secret among any words is found', async () => {
  const facts = await plantedFacts()
  const words = fc.array(fc.constantFrom('to', 'Lisbon', '27 Nov', '£99.00', 'TP1361,', '09:40', '(', 'née', '。', '1'), { maxLength: 4 })
  fc.assert(
    fc.property(words, fc.constantFrom(...PLANTED), words, (before, secret, after) => {
      const text = [...before, secret, ...after].join(' ')
      const view = sharedView(
        { name: '', sharedAt: AT, messages: [{ role: 'user', createdAt: AT, parts: [{ type: 'text', text }] }] },
        {},
        facts,
      )
      expect(JSON.stringify(view)).not.toContain(secret)
    }),
    { numRuns: 150, seed: 8 },
  )
})

test('a card says how many children travel, and not how old they are', () => {
  const search = { ...exampleSearch, travellers: { ...exampleSearch.travellers, children: 2, childAges: [7, 11] } }
  const part = { type: 'tool-searchFlights', state: 'output-available', output: { status: 'found', flights: examplePicks({ search }) } }
  const view = sharedView({ name: '', sharedAt: AT, messages: [{ role: 'assistant', createdAt: AT, parts: [part] }] }, SHOWN_CARDS, {
    names: [],
    words: [],
  })
  expect(JSON.stringify(view)).toContain('"children":2,"infants":0,"pets":0,"childAges":[]')
})

test('panels become lines that say what is not shown, once each; a click keeps its line and not its words', async () => {
  const call = (name: string) => ({ type: `tool-${name}`, state: 'output-available', output: { status: 'shown' } })
  const user = {
    role: 'user' as const,
    createdAt: AT,
    parts: [
      { type: 'text', text: 'pick-offer' },
      { type: 'data-change', data: { label: 'You chose TP1361' } },
    ],
  }
  const assistant = { role: 'assistant' as const, createdAt: AT, parts: ['chooseSeats', 'chooseBags', 'startCheckout'].map(call) }
  const view = sharedView({ name: 'Lisbon', sharedAt: AT, messages: [user, assistant] }, SHOWN_CARDS, { names: [], words: [] })
  expect(
    view.messages.map(({ id, parts }) => [id, parts.map((part) => (part.type === 'data-change' ? part.data.label : part.type))]),
  ).toEqual([
    ['m0', ['You chose TP1361']],
    ['m1', ['Seats, bags and meals aren’t shown', 'Passengers and payment aren’t shown']],
  ])
})

import { expect } from 'vitest'
import { lisbon, london, searchResult } from '@/lib/adapters/database/testing-samples'
import { SEARCH, turn } from '@/tests/chat/turn-steps'
import type { AbuseWorld } from './abuse-world'
import * as doors from './doors'
import { expectRefusal } from './expect-refusal'
import type { AbuseRow } from './row'

const COMPLETE = 'lib/travel/flights/complete-search.test.ts'
const FOUND = 'lib/workflows/flights/search-flights.test.ts'
const WISH = { origin: london, destination: lisbon, departureOn: '2026-12-04', tripType: 'one-way', travellers: { adults: 1 } }

const searched = (world: AbuseWorld, change: object) => world.ask(doors.search, {}, { json: { change: { ...WISH, ...change } } })

/** A search that could be, and is refused in its answer's only line, beside its field. */
async function expectTold(world: AbuseWorld, change: object, code: string, field: string): Promise<void> {
  const answer = await searched(world, change)
  const lines = (await answer.text()).trim().split('\n')
  expect([answer.status, lines.length, JSON.parse(lines[0] ?? '')]).toEqual([
    200,
    1,
    { type: 'refusal', refusal: { code, field, message: expect.stringMatching(/^[A-Z“].*[.?]$/s) } },
  ])
}

/** What is no search at all. */
async function expectNone(world: AbuseWorld, changes: object[], never: string[] = []): Promise<void> {
  for (const change of changes) await expectRefusal(await searched(world, change), 400, 'bad_request', { never })
}

/** Rows 43 to 48: what is searched for. */
export const SEARCH_ROWS: AbuseRow[] = [
  {
    row: 43,
    input: 'a day that is past, that does not exist, that is too far, a way back before the way out',
    answer: 'a sentence beside its field; a day that does not exist is 400 bad_request',
    because: 'A search is answered line by line, so what it lacks is its one line, with status 200.',
    proofs: [
      { file: COMPLETE, title: '%j is refused as %s' },
      {
        shows: 'each has its own code, and nobody is asked',
        prove: async (world) => {
          await world.expectNothingKept(async () => {
            await expectTold(world, { departureOn: '2026-11-19' }, 'date-past', 'departureOn')
            await expectTold(world, { departureOn: '2027-11-17' }, 'date-too-far', 'departureOn')
            const back = { tripType: 'round-trip', departureOn: '2026-12-04', returnOn: '2026-12-03' }
            await expectTold(world, back, 'return-before-departure', 'returnOn')
            const days = ['2026-02-30', '2026-13-01', 'tomorrow', '2026-12-04T00:00', '', 20261204, null]
            await expectNone(
              world,
              days.map((departureOn) => ({ departureOn })),
              ['2026-02-30', '2026-13-01'],
            )
          })
        },
      },
    ],
  },
  {
    row: 44,
    input: 'from a place to itself, a code that is no place, a name that means several',
    answer: 'a sentence beside its field, or the question which one is meant',
    proofs: [
      { file: FOUND, title: 'an unknown place is named, and the rest of the sentence is kept' },
      {
        file: 'lib/adapters/places/places.test.ts',
        title: 'a name that two countries share is asked about, unless one place is clearly bigger',
      },
      {
        shows: 'a place is our own or none, whatever is claimed of it',
        prove: async (world) => {
          await world.expectNothingKept(async () => {
            await expectTold(world, { destination: london }, 'same-place', 'destination')
            for (const iataCode of ['XXX', 'QQQ', 'ZZZ']) {
              await expectTold(world, { origin: { ...london, iataCode } }, 'unknown-place', 'origin')
            }
            await expectNone(
              world,
              [{ origin: 'LHR' }, { origin: { iataCode: 'LHR' } }, { origin: { ...london, iataCode: '<b>' } }, { origin: null }],
              ['<b>'],
            )
          })
        },
      },
    ],
  },
  {
    row: 45,
    input: 'nobody, ten people, fewer than none, half a one, “two”, more infants than laps',
    answer: 'a sentence beside its field; what is no whole number is 400 bad_request',
    proofs: [
      { file: COMPLETE, title: '%j is refused as %s' },
      { file: FOUND, title: '%j gets its own sentence' },
      {
        shows: 'each number is refused for what it is',
        prove: async (world) => {
          await world.expectNothingKept(async () => {
            const told: [object, string][] = [
              [{ adults: 0 }, 'adult-needed'],
              [{ adults: 10 }, 'too-many-travellers'],
              [{ adults: 2_000_000_000 }, 'too-many-travellers'],
              [{ adults: -1 }, 'travellers-negative'],
              [{ adults: 1, infants: 2 }, 'too-many-infants'],
            ]
            for (const [travellers, code] of told) await expectTold(world, { travellers }, code, 'travellers')
            const none = [1.5, 'two', '2', null, [2], true].map((adults) => ({ travellers: { adults } }))
            await expectNone(world, [...none, { travellers: { adults: 1, childAges: [99] } }])
          })
        },
      },
    ],
  },
  {
    row: 46,
    input: 'a lowest price above the highest, no number, infinity, a minute that no day has',
    answer: '400 bad_request for what is no number of its range; a range the wrong way round leaves nothing and says what to lift',
    proofs: [
      { file: 'lib/travel/flights/search-url.test.ts', title: 'what %s holds wrongly is dropped and named' },
      {
        file: 'lib/travel/flights/filters/describe-filters.test.ts',
        title: 'filters that leave nothing name the one to lift and what that gives',
      },
      {
        shows: 'no number outside of its range becomes a filter',
        prove: async (world) => {
          const { threadId } = world
          world.call('searchFlights', SEARCH)
          world.say('There are flights.')
          await turn(world, { text: 'London to Lisbon' })
          const filter = (filters: string) =>
            world.ask(
              doors.command,
              { threadId },
              { raw: `{"command":{"type":"filter-flights","slices":[{"sliceIndex":0,"filters":${filters}}]}}` },
            )
          await world.expectNothingKept(async () => {
            for (const price of [
              '{"from":0,"to":1e309}',
              '{"from":0,"to":null}',
              '{"from":-1,"to":5}',
              '{"from":0,"to":0.5}',
              '{"from":"0","to":"9"}',
            ]) {
              await expectRefusal(await filter(`{"price":${price}}`), 400, 'bad_request', { never: ['1e309'] })
            }
            await expectRefusal(await filter('{"departure":{"from":0,"to":1440}}'), 400, 'bad_request', { never: ['1440'] })
            await expectRefusal(await filter('{"airlines":["<b>"]}'), 400, 'bad_request', { never: ['<b>'] })
          })
          expect((await filter('{"price":{"from":900,"to":1}}')).status).toBe(200)
          await world.get(doors.readTrip, { threadId }).then((answer) => expect(answer.status).toBe(200))
        },
      },
    ],
  },
  {
    row: 47,
    input: 'a hundred searches within a minute, and every day of the year',
    answer: '429 too_many with Retry-After',
    proofs: [
      {
        shows: 'the sixty-first search and the ninety-first calendar of a minute wait',
        prove: async (world) => {
          const { all, userId, threadId } = world
          for (let asked = 0; asked < 60; asked++) expect((await searched(world, { travellers: { adults: 0 } })).status).toBe(200)
          await expectRefusal(await searched(world, {}), 429, 'too_many')
          const searchId = `search_of_${userId}`
          await all.searches.save(userId, threadId, { ...searchResult, searchId })
          const days = () => world.get(doors.dayPrices, { searchId: 'search_missing' }, '/api?from=2026-12-01&days=7')
          for (let asked = 0; asked < 90; asked++) expect((await days()).status).toBe(404)
          await expectRefusal(await days(), 429, 'too_many')
        },
      },
    ],
  },
  {
    row: 48,
    input: 'the server’s own picture optimiser with addresses of files, of this machine and of a cloud’s inside, and with odd sizes',
    answer: '404 for every one of them, and nobody is asked',
    because: 'The optimiser is switched off as a whole, so there is no address to be wrong about.',
    proofs: [{ file: 'tests/journeys/hostile-server.spec.ts', title: 'row 48: the picture optimiser fetches nothing for anybody' }],
  },
]

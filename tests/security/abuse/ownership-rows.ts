import { expect } from 'vitest'
import { addTraveller } from '@/lib/adapters/database/testing'
import { searchResult } from '@/lib/adapters/database/testing-samples'
import { aPassenger } from '@/tests/fixtures/trip'
import type { AbuseWorld } from './abuse-world'
import * as doors from './doors'
import { expectRefusal } from './expect-refusal'
import type { AbuseRow } from './row'

const OWNERSHIP = {
  file: 'tests/journeys/ownership.spec.ts',
  title: 'what belongs to another traveller is answered like what never was, and stays as it is',
}
const HOSTILE = { file: 'tests/journeys/hostile-calls.spec.ts', title: 'hostile calls are refused, each in its own words' }
const ENTRANCES = 'app/api/chat/entrances.test.ts'
const CARD = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }

/** What is somebody else's and what never was get the same answer, and nothing comes of either. */
async function expectNeither(world: AbuseWorld, knock: (id: string) => Promise<Response>, foreign: string, missing: string): Promise<void> {
  await world.expectNothingKept(async () => {
    const answers = await Promise.all([knock(foreign), knock(missing)])
    const sentences = await Promise.all(answers.map(async (answer) => (await answer.clone().json()).error.message))
    expect(new Set(sentences).size).toBe(1)
    for (const answer of answers) await expectRefusal(answer, 404, 'not_found', { never: [foreign, missing] })
  })
}

const NO_IDS = [
  '.',
  '..',
  '%00',
  '\u0000\u0000\u0000\u0000\u0000\u0000',
  'a'.repeat(10_000),
  "' or '1'='1",
  '🛫🛫🛫🛫🛫🛫',
  '../../etc/passwd',
  'thr 123456',
]

/** Rows 13 to 20: what belongs to whom. */
export const OWNERSHIP_ROWS: AbuseRow[] = [
  {
    row: 13,
    input: 'reading, changing and deleting another user’s thread',
    answer: '404 not_found, like a thread that never was',
    proofs: [
      OWNERSHIP,
      {
        shows: 'each of the three is told apart from nothing, and the thread stays',
        prove: async (world) => {
          const { threadId } = await addTraveller(world.db)
          await expectNeither(world, (id) => world.get(doors.open, { threadId: id }), threadId, 'thr_missing')
          await expectNeither(world, (id) => world.get(doors.readTrip, { threadId: id }), threadId, 'thr_missing')
          const rename = (id: string) => world.ask(doors.changeThread, { threadId: id }, { method: 'PATCH', json: { name: 'Taken over' } })
          await expectNeither(world, rename, threadId, 'thr_missing')
          await expectNeither(world, (id) => world.ask(doors.deleteThread, { threadId: id }, { method: 'DELETE' }), threadId, 'thr_missing')
        },
      },
    ],
  },
  {
    row: 14,
    input: 'a message into another user’s thread, and a new thread under its id',
    answer: '404 not_found',
    because: 'An id of a thread is made by the server: one that is sent can only name a thread that is there.',
    proofs: [
      { file: ENTRANCES, title: 'no turn begins in a thread of somebody else’s, and none is left behind' },
      { file: ENTRANCES, title: 'another’s message is neither edited, answered again nor shown' },
      {
        shows: 'the same first message of two users opens two threads',
        prove: async (world) => {
          const stranger = await addTraveller(world.db)
          const json = { key: 'key_of_both', text: 'hello' }
          const own = await (await world.ask(doors.chat, {}, { json })).text()
          await world.signIn(stranger.userId)
          const theirs = await (await world.ask(doors.chat, {}, { json })).text()
          const idOf = (stream: string) => /"threadId":"(thr_\w+)"/.exec(stream)?.[1]
          expect(idOf(own)).toMatch(/^thr_/)
          expect(idOf(theirs)).not.toBe(idOf(own))
        },
      },
    ],
  },
  {
    row: 15,
    input: 'following and stopping another user’s answer, and queueing words behind it',
    answer: '404 not_found',
    proofs: [OWNERSHIP, { file: ENTRANCES, title: '%s: what is foreign, deleted or missing is the same 404; what is no id is a 400' }],
  },
  {
    row: 16,
    input: 'an order, its papers, a passenger or a card of another user',
    answer: '404 not_found; an invented confirmation is 409 confirm_again',
    proofs: [
      OWNERSHIP,
      {
        shows: 'guessed ones are not there, and a saved passenger is its owner’s',
        prove: async (world) => {
          const stranger = await addTraveller(world.db)
          await world.signIn(stranger.userId)
          const { type: _type, savedPassengerId: _id, ...profile } = aPassenger({ lastName: 'Canaryfeather' })
          const saved = await world.ask(doors.savePassenger, {}, { json: { profile, isSelf: false, savedPassengerId: null } })
          const passengerId: string = (await saved.json()).id
          await world.signIn(world.userId)
          await expectNeither(world, (id) => world.get(doors.readPassenger, { passengerId: id }), passengerId, 'psg_missing')
          const remove = (id: string) => world.ask(doors.deletePassenger, { passengerId: id }, { method: 'DELETE' })
          await expectNeither(world, remove, passengerId, 'psg_missing')
          await expectRefusal(await world.get(doors.readOrder, { orderId: 'ord_aaaaaaaaaaaaaaaa' }), 404, 'not_found')
          await expectRefusal(await world.get(doors.pdf, { orderId: 'ord_aaaaaaaaaaaaaaaa' }), 404, 'not_found')
          const forgotten = await world.ask(doors.forgetCard, { cardId: 'crd_aaaaaaaaaaaaaaaa' }, { method: 'DELETE' })
          await expectRefusal(forgotten, 404, 'not_found')
          await expectRefusal(await world.ask(doors.pay, {}, { json: { card: CARD } }), 409, 'confirm_again')
        },
      },
    ],
  },
  {
    row: 17,
    input: 'a link to a shared thread that is guessed or revoked, and sharing another user’s thread',
    answer: '404, the same page for each',
    because: 'Links do not run out by themselves; their owner revokes them, and a deleted thread takes its links along.',
    proofs: [
      HOSTILE,
      {
        file: 'tests/journeys/share.spec.ts',
        title: 'a link shows a thread to whoever has it, without anything personal, until it is revoked',
      },
      {
        file: 'lib/adapters/database/share-store.test.ts',
        title: 'a link opens the thread as far as it went when it was made, until it is taken back',
      },
      {
        shows: 'nobody shares or exports what is not theirs',
        prove: async (world) => {
          const { threadId } = await addTraveller(world.db)
          await expectNeither(world, (id) => world.ask(doors.share, { threadId: id }, { json: {} }), threadId, 'thr_missing')
          const file = (id: string) => world.get(doors.exportThread, { threadId: id }, '/api?as=markdown')
          await expectNeither(world, file, threadId, 'thr_missing')
        },
      },
    ],
  },
  {
    row: 18,
    input: 'exporting or deleting the data of a user who is named in the request',
    answer: 'one’s own alone: a name in the address is not read, in a body it is 400 unknown_field',
    proofs: [HOSTILE],
  },
  {
    row: 19,
    input: 'a search or an offer that was found for another user',
    answer: '404 not_found for the search, 409 offer-gone for the offer',
    because: 'That an offer is somebody else’s is not told: it is answered like one that never was, and the way on is a new search.',
    proofs: [
      {
        shows: 'neither the search nor its flights can be read, taken or picked',
        prove: async (world) => {
          const { threadId, all } = world
          const stranger = await addTraveller(world.db)
          const searchId = `search_of_${stranger.userId}`
          await all.searches.save(stranger.userId, stranger.threadId, { ...searchResult, searchId })
          await expectNeither(world, (id) => world.get(doors.readSearch, { searchId: id }), searchId, 'search_missing')
          const days = (id: string) => world.get(doors.dayPrices, { searchId: id }, '/api?from=2026-12-01&days=7')
          await expectNeither(world, days, searchId, 'search_missing')
          const take = (id: string) => ({ type: 'take-search', searchId: id, filters: [] })
          const begin = (id: string) => world.ask(doors.chat, {}, { json: { key: 'key_taken_1', command: take(id), label: 'You took it' } })
          await expectNeither(world, begin, searchId, 'search_missing')
          const offerId = searchResult.offers[0]?.[0]?.offerId
          await world.expectNothingKept(async () => {
            const picked = await world.ask(
              doors.command,
              { threadId },
              { json: { command: { type: 'pick-offer', sliceIndex: 0, offerId } } },
            )
            await expectRefusal(picked, 409, 'offer-gone')
            const taken = await world.ask(doors.command, { threadId }, { json: { command: take(searchId) } })
            await expectRefusal(taken, 409, 'search-gone', { never: [searchId] })
          })
        },
      },
    ],
  },
  {
    row: 20,
    input: 'ids that are none: dots, a zero byte, 10 kB, SQL, pictures, a way up',
    answer: '400 bad_id in an address, 400 bad_request in a body',
    proofs: [
      { file: 'tests/journeys/ownership.spec.ts', title: 'an id that is none is refused in words, never an error of the server' },
      {
        shows: 'none reaches a query, wherever it stands',
        prove: async (world) => {
          await world.expectNothingKept(async () => {
            for (const id of NO_IDS) {
              const never = id.length > 2 ? [id] : []
              const answers = await Promise.all([
                world.get(doors.open, { threadId: id }),
                world.ask(doors.deleteThread, { threadId: id }, { method: 'DELETE' }),
                world.ask(doors.command, { threadId: id }, { json: { command: { type: 'start-over' } } }),
                world.get(doors.readOrder, { orderId: id }),
                world.get(doors.readSearch, { searchId: id }),
                world.get(doors.readPassenger, { passengerId: id }),
                world.get(doors.listThreads, {}, `/api?before=${encodeURIComponent(id)}`),
              ])
              for (const answer of answers) await expectRefusal(answer, 400, 'bad_id', { never })
              for (const json of [
                { threadId: id, key: 'key_bad_id_1', text: 'hello' },
                { key: id, text: 'hello' },
              ]) {
                await expectRefusal(await world.ask(doors.chat, {}, { json }), 400, 'bad_request', { never })
              }
            }
          })
        },
      },
    ],
  },
]

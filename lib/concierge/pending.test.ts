import { expect, test } from 'vitest'
import { type Carried, joined, NOTHING_CARRIED, NOTHING_TOLD, offered, readMetadata, toMetadata } from './pending'
import { asking, namingFlight, noting, unmarked } from './say/marked'

const OFFER: Carried = {
  pending: { asked: 'confirm', acts: [{ tool: 'chooseFlight', input: { sliceIndex: 0, offerId: 'off_1' } }] },
  told: { ...NOTHING_TOLD, sentences: ['a1b2c3d4'], flights: ['TP1361 + TP204'], notes: ['topic:weather'] },
}

test('what an answer carries comes back from its metadata as it was, after a store has kept it as JSON', () => {
  expect(readMetadata(JSON.parse(JSON.stringify(toMetadata(OFFER))))).toEqual(OFFER)
  expect(toMetadata(NOTHING_CARRIED)).toEqual({ wayfarer: { told: {} } })
})

test.each([
  ['of an answer without any', undefined],
  ['of another model’s', { openai: { itemId: 'msg_1' } }],
  ['of another version', { wayfarer: { pending: { asked: 'the meaning of life' }, told: 'all' } }],
  ['of a tool that there is not', { wayfarer: { pending: { asked: 'confirm', acts: [{ tool: 'buyIsland', input: {} }] } } }],
])('from metadata %s nothing is read', (_, metadata) => {
  expect(readMetadata(metadata)).toEqual(NOTHING_CARRIED)
})

test('what can be read of a broken value is read', () => {
  expect(readMetadata({ wayfarer: { pending: 1, told: { flights: ['BA501'] } } })).toEqual({
    pending: null,
    told: { ...NOTHING_TOLD, flights: ['BA501'] },
  })
})

test('of an answer in several pieces all was told, and the last of them asks', () => {
  const { pending, told } = joined([OFFER, { pending: null, told: { ...NOTHING_TOLD, flights: ['BA501'] } }])
  expect(pending).toBeNull()
  expect(told.flights).toEqual(['TP1361 + TP204', 'BA501'])
})

test('an offer is taken up by its tool alone', () => {
  expect(offered(OFFER.pending, 'chooseFlight')).toEqual({ sliceIndex: 0, offerId: 'off_1' })
  expect(offered(OFFER.pending, 'searchFlights')).toBeNull()
  expect(offered({ asked: 'trip-type' }, 'chooseFlight')).toBeNull()
})

test('words carry their values through whatever they are put into, and lose them when they are said', () => {
  const said = `${noting('topic:weather', 'Clear.')} ${namingFlight('BA501')} at 10:25. ${asking({ asked: 'trip-type' }, 'One way?')}`
  expect(said).toMatch(/\?$/)
  expect(unmarked(said)).toEqual({
    words: 'Clear. BA501 at 10:25. One way?',
    pending: { asked: 'trip-type' },
    told: { ...NOTHING_TOLD, flights: ['BA501'], notes: ['topic:weather'] },
  })
})

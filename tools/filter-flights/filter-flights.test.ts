import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const TRANSCRIPT = 'tools/filter-flights/transcript.jsonl'

test('wishes in a search message filter it afterwards, each in its direction', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(callsOf(transcript, 'filterFlights')[0]?.input).toEqual({
    withoutAirlines: ['Ryanair'],
    also: [{ sliceIndex: 0, departAfter: '13:00' }],
  })
  expect(wordsOf(transcript, 0)).toMatch(/of \d+ outbound flights are left, without Ryanair and leaving after 13:00;/)
})

test('refuses an airline without flights and keeps the filters', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 2)).toBe('None of these flights is by Qantas.')
  expect(JSON.stringify(commandsOf(transcript))).not.toContain('QF')
})

test('names a filter that leaves nothing and its cost, and a yes removes it', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 3)).toMatch(/^No flight fits\. Without “arriving before 10:00” there are \d+, from £/)
  expect(callsOf(transcript, 'filterFlights')[4]).toMatchObject({ input: { arriveBefore: null }, result: { status: 'found' } })
})

test('filters set while choosing the outbound also apply to the return', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  const set = callsOf(transcript, 'filterFlights')[5]
  expect(set?.input).toEqual({ sliceIndex: 1, departAfter: '17:00' })
  const left = /^(?<left>\d+) of \d+ return flights are left/.exec(wordsOf(transcript, 5))?.groups?.left
  const [back] = callsOf(transcript, 'rankFlights')
  expect(back?.result).toMatchObject({ sliceIndex: 1, offerCount: Number(left) })
})

test('filters survive a date change and go when everything is shown again', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 8)).toContain('that fit your filters')
  expect(commandsOf(transcript).at(-1)?.command).toEqual({
    type: 'filter-flights',
    slices: [0, 1].map((sliceIndex) => ({ sliceIndex, filters: {} })),
  })
})

import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const TRANSCRIPT = 'tools/filter-flights/transcript.jsonl'

test('wishes said with a search are filters after it, each for its direction', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(callsOf(transcript, 'filterFlights')[0]?.input).toEqual({
    withoutAirlines: ['Ryanair'],
    also: [{ sliceIndex: 0, departAfter: '13:00' }],
  })
  expect(wordsOf(transcript, 0)).toMatch(/of \d+ outbound flights are left, without Ryanair and leaving after 13:00;/)
})

test('an airline that none of the flights has is refused, and the filters stay', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 2)).toBe('None of these flights is by Qantas.')
  expect(JSON.stringify(commandsOf(transcript))).not.toContain('QF')
})

test('a filter that leaves nothing is named with what it costs, and a yes takes it away', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 3)).toMatch(/^No flight fits\. Without “arriving before 10:00” there are \d+, from £/)
  expect(callsOf(transcript, 'filterFlights')[4]).toMatchObject({ input: { arriveBefore: null }, result: { status: 'found' } })
})

test('the way back is shown under the filters that were set while the way out was chosen', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  const set = callsOf(transcript, 'filterFlights')[5]
  expect(set?.input).toEqual({ sliceIndex: 1, departAfter: '17:00' })
  const left = /^(?<left>\d+) of \d+ return flights are left/.exec(wordsOf(transcript, 5))?.groups?.left
  const [back] = callsOf(transcript, 'rankFlights')
  expect(back?.result).toMatchObject({ sliceIndex: 1, offerCount: Number(left) })
})

test('filters outlive another day and are gone when all is shown again', async () => {
  const transcript = await expectSameReplay(TRANSCRIPT)
  expect(wordsOf(transcript, 8)).toContain('that fit your filters')
  expect(commandsOf(transcript).at(-1)?.command).toEqual({
    type: 'filter-flights',
    slices: [0, 1].map((sliceIndex) => ({ sliceIndex, filters: {} })),
  })
})

import { expect, test } from 'vitest'
import { callsOf, eventsOfAct, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/compare-days/transcript.jsonl'

test('compares the days around the searched one, and a yes searches the cheapest', async () => {
  const transcript = await expectSameReplay(FILE)
  const [around] = callsOf(transcript, 'compareDays')
  expect(around).toMatchObject({ input: { sliceIndex: 0 }, result: { status: 'compared', chosenOn: '2027-01-20' } })
  expect(around?.result).toMatchObject({ cheapest: { date: '2027-01-21' } })
  const searched = eventsOfAct(transcript, 2).find(({ type }) => type === 'tool')
  expect(searched).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2027-01-21' } })
})

test('a whole month can be compared', async () => {
  const transcript = await expectSameReplay(FILE)
  const month = callsOf(transcript, 'compareDays').find(({ input }) => JSON.stringify(input).includes('month'))
  expect(month?.result).toMatchObject({ status: 'compared', label: 'Return' })
})

test('offers a day with flights if nothing flies on the chosen one', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 4)).toMatch(/I found no flight .*\. There are some on .*, from .*\. Shall I search that day\?$/)
})

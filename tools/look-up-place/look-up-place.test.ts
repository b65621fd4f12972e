import { expect, test } from 'vitest'
import { callsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'

const FILE = 'tools/look-up-place/transcript.jsonl'

test("tells a month's usual weather from the place's own page", async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'lookUpPlace')[0]).toMatchObject({
    input: { place: 'Lisbon', about: 'weather', month: 3 },
    result: { status: 'told' },
  })
  expect(wordsOf(transcript, 0)).toMatch(/^In March Lisbon usually has 19 °C by day/)
})

test("finds a neighbourhood in its town's guide, and invents no restaurant", async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'lookUpPlace')[1]).toMatchObject({ input: { place: 'Alfama', about: 'food' } })
  expect(wordsOf(transcript, 1)).toMatch(/^I don’t know single restaurants/)
  expect(wordsOf(transcript, 1)).toContain('Alfama and Mouraria: ')
})

test('admits that a place has no guide', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 2)).toMatch(/^I don’t have a guide to /)
})

import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/search-places/transcript.jsonl'

test('two places to leave from are compared in one call, and the one that is taken is searched with the same days and people', async () => {
  const transcript = await expectSameReplay(FILE)
  const [compared] = callsOf(transcript, 'searchPlaces')
  expect(compared).toMatchObject({
    input: { from: ['Bristol', 'Exeter'], to: ['Malaga'], adults: 2 },
    result: { status: 'found', routes: [{ from: 'Bristol (BRS)' }, { from: 'Exeter (EXT)' }] },
  })
  expect(wordsOf(transcript, 0)).toMatch(/^The cheapest is from Bristol: £[\d.]+ there and back for 2 travellers\. Then from Exeter for £/)
  expect(wordsOf(transcript, 0)).toContain('Getting to and from the airports isn’t included.')
  expect(callsOf(transcript, 'searchFlights')).toMatchObject([
    { input: { from: 'EXT', to: 'AGP', departureOn: '2027-03-12', returnOn: '2027-03-19', adults: 2 } },
  ])
})

test('beside shown flights other places are only compared, and too many are refused in one sentence', async () => {
  const transcript = await expectSameReplay(FILE)
  const [, beside, tooMany] = callsOf(transcript, 'searchPlaces')
  expect(beside).toMatchObject({ input: { to: ['Prague', 'Budapest', 'Dublin'] }, result: { status: 'found' } })
  expect(tooMany).toMatchObject({ result: { status: 'refused', refusal: { code: 'too-many-places' } } })
  expect(commandsOf(transcript)).toHaveLength(2)
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})

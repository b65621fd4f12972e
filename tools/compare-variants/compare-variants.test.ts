import { expect, test } from 'vitest'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'

const FILE = 'tools/compare-variants/transcript.jsonl'

test('three what-ifs of one message are priced side by side, the difference first, and change nothing', async () => {
  const transcript = await expectSameReplay(FILE)
  const [three, another] = callsOf(transcript, 'compareVariants')
  expect(three).toMatchObject({
    input: { variants: [{ cabinClass: 'business' }, { adults: 3 }, { departureOn: '2027-03-02' }] },
    result: {
      status: 'compared',
      variants: [
        { status: 'priced', difference: { is: 'dearer' } },
        { status: 'priced', flights: [{ stands: 'same' }, { stands: 'same' }] },
        { status: 'priced', flights: [{ stands: 'other' }, { stands: 'same' }] },
      ],
    },
  })
  expect(another).toMatchObject({ input: { variants: [{ homeFrom: 'Naples' }] } })
  expect(wordsOf(transcript, 3)).toMatch(/^Business class: £[\d.]+ more, £[\d.]+ in total; for 3 adults: £[\d.]+ more/)
  expect(commandsOf(transcript).map(({ command }) => command.type)).toEqual([
    'change-search',
    'pick-round-trip',
    'choose-fare',
    'choose-fare',
  ])
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(500)
})

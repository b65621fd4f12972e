import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { noFacts } from '@/lib/chat/grounding/facts'
import { learnData } from '@/lib/chat/grounding/learn-data'
import { splitSentences } from '@/lib/chat/grounding/split-sentences'
import { GUIDE_ARTICLES } from '@/lib/content/guide-articles'
import { callsOf, commandsOf, expectSameReplay, wordsOf } from '@/tests/replay/expect-transcript'
import { prompt } from './prompt'
import { output } from './schema'
import { askGuide } from './tool'

const FILE = 'tools/ask-guide/transcript.jsonl'
const names = createNameFinder()

/** The claims of a sentence that the passage of an article doesn't make sayable. */
function claimsBeside(id: string, sentence: string): string[] {
  const found = GUIDE_ARTICLES.find((article) => article.id === id)
  const facts = noFacts('2026-11-29')
  learnData(facts, askGuide.forModel(output.parse({ status: 'found', passages: [found] })), names)
  return ungroundedClaims(sentence, facts, names).map(({ text }) => text)
}

test('answers from the passage with its source and date, and changes nothing', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(callsOf(transcript, 'askGuide')[0]).toMatchObject({ input: { question: 'can I take a power bank on the plane?' } })
  expect(wordsOf(transcript, 0)).toMatch(/^Spare batteries and power banks go in your hand luggage.*Source: US Federal Aviation/s)
  expect(wordsOf(transcript, 0)).toContain('November 2026')
  expect(commandsOf(transcript)).toEqual([])
})

test('the same question again is answered with what was not said yet', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 1)).toMatch(/^Cover the contacts/)
})

test('a question on a place is answered from its page, and one off the guide’s scope asks nothing', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(wordsOf(transcript, 3)).toMatch(/^Lisbon is an easy city to walk at night.*Source: Our guide to Lisbon/s)
  expect(callsOf(transcript, 'askGuide')).toHaveLength(4)
})

test('every sentence of every article may be said once its passage is found', () => {
  const refused = GUIDE_ARTICLES.flatMap(({ id, paragraphs }) =>
    paragraphs
      .flatMap(splitSentences)
      .flatMap((sentence) => claimsBeside(id, sentence).map((claim) => `${id}: ${claim} in “${sentence.trim()}”`)),
  )
  expect(refused).toEqual([])
})

test.each([
  ['delay-eu', 'That is worth €700.'],
  ['delay-uk', 'You get £600 after 5 hours.'],
  ['esta', 'It costs $21.'],
  ['power-banks', 'It says so on 3 May 2024.'],
])('a figure that %s does not hold is not sayable: “%s”', (id, sentence) => {
  expect(claimsBeside(id, sentence).length).toBeGreaterThan(0)
})

test('the model reads a passage without its address', () => {
  const passages = GUIDE_ARTICLES.slice(0, 1)
  const read = JSON.stringify(askGuide.forModel(output.parse({ status: 'found', passages, checkWith: 'TAP' })))
  expect(read).toContain('"checkWith":"TAP"')
  expect(read).not.toContain('https:')
})

test('the words for the model are short', () => {
  expect(`${prompt.description} ${prompt.guidance}`.split(/\s+/).length).toBeLessThan(200)
})

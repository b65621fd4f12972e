import { expect, test } from 'vitest'
import { splitSentences } from '@/lib/chat/grounding/split-sentences'
import type { Carried } from '../../pending'
import CONCEPTS from '../../router/concepts.json' with { type: 'json' }
import { GRAVE_TOPICS, TRAINED_TOPICS } from '../../router/topics'
import { unmarked } from '../../say/marked'
import type { AskedTopic } from './asked-topic'
import { GUIDE_ANSWERS } from './guide-answers'
import { askWhichTopic, firstSentences, guideTexts, sayGuide } from './say-guide'

const TOPICS: AskedTopic[] = [...TRAINED_TOPICS, ...GRAVE_TOPICS, 'insult', 'off-topic']

test.each(TOPICS)('%s is not answered twice in a row in the same words', (topic) => {
  const told: Carried[] = []
  const said = [1, 2, 3].map(() => {
    const { words, ...carried } = unmarked(sayGuide(topic, '', { carried: told, language: 'en' }))
    told.push(carried)
    return words
  })
  const [first, second, third] = said
  expect(first).not.toBe('')
  expect(second).not.toBe(first)
  expect(third).not.toBe(second)
})

test.each(['insult', ...GRAVE_TOPICS] as const)('%s is answered in at most two calm sentences', (topic) => {
  const { say, more } = GUIDE_ANSWERS[topic]
  for (const wording of [say, more]) expect(splitSentences(wording).length).toBeLessThanOrEqual(2)
})

test('no answer shouts, and none is long', () => {
  for (const text of guideTexts()) {
    expect(text).not.toMatch(/!/)
    expect(text.split(' ').length, text).toBeLessThanOrEqual(95)
  }
})

test('every detail is reached by concepts that have words', () => {
  const named = Object.values(GUIDE_ANSWERS).flatMap(({ details = [] }) => details.flatMap(([concepts]) => concepts.split(' ')))
  expect(named.filter((name) => !(name in CONCEPTS))).toEqual([])
})

test.each<[words: string, topic: AskedTopic, answer: RegExp]>([
  ['do babies need their own passport?', 'passport', /^Yes: every traveller/],
  ['what does the law say in Canada when my flight is late?', 'disruption', /CAD 400, 700 or 1,000/],
  ['is EU261 the rule here?', 'disruption', /€250 up to 1,500 km/],
  ['may we use our own car seat?', 'children', /certified for use in aircraft/],
  ['the wheel of my suitcase is broken', 'lost-luggage', /within 7 days with photos/],
  ['she has a nut allergy', 'meal', /^No airline guarantees/],
  ['can a cello fly?', 'sports-equipment', /^A violin/],
  ['fog cancelled our flight, what do they owe us?', 'disruption', /^No cash/],
  ['we came four hours late because of a technical problem', 'disruption', /^Probably yes/],
  ['I paid for business and was put in economy', 'denied-boarding', /30 % up to 1,500 km/],
  ['do our bags go all the way through?', 'connection', /tagged to the final destination/],
  ['I have two passports', 'passport', /lets you into your destination/],
  ['my passport expires in five months', 'passport', /^How long your passport must be valid/],
  ['do I need a letter of consent for my son?', 'children', /signed letter of consent/],
  ['can my pug fly?', 'pets', /^Flat-nosed breeds/],
  ['do kids sit with us if we don’t pay for seats?', 'seat', /^You needn’t pay/],
  ['how do I report a missing bag?', 'lost-luggage', /^Report it at the airline’s baggage desk/],
])('"%s" gets the detail that fits it', (words, topic, answer) => {
  expect(unmarked(sayGuide(topic, words)).words).toMatch(answer)
})

test('beside another answer two sentences stand', () => {
  expect(splitSentences(firstSentences(GUIDE_ANSWERS.pets.say))).toHaveLength(2)
})

test('of two topics the traveller is asked which', () => {
  expect(askWhichTopic(['baggage', 'seat'])).toBe('Is this about bags or seats?')
})

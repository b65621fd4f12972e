import { expect, test } from 'vitest'
import { GUIDE_ARTICLES } from '../../content/guide-articles'
import GUIDE_WORDS from '../../content/guide-words.json' with { type: 'json' }
import { PLACE_ARTICLES } from '../../content/place-articles'
import { createTermReader } from './guide-terms'
import { createTravelGuide } from './travel-guide'

/** Without topics: the words alone. */
const guide = createTravelGuide({ articles: GUIDE_ARTICLES, ofPlaces: PLACE_ARTICLES, words: GUIDE_WORDS, likelihoods: () => new Map() })
const first = (question: string, place?: string) => guide.find(question, place)[0]?.id ?? null

test.each([
  ['may I take my portable charger on board', 'power-banks'],
  ['can I take my buggy to the gate', 'pushchairs'],
  ['they lost my suitcase, after how many days is it officially lost', 'lost-baggage'],
  ['my ears hurt on descent', 'ear-pain'],
  ['do I show my syringes and insulin at security', 'insulin-and-needles'],
  ['do pugs fly', 'snub-nosed-pets'],
  ['how long must my pasport be valid', 'passport-validity'],
])('“%s” is answered by %s', (question, id) => {
  expect(first(question)).toBe(id)
})

test.each(['', 'the second one please', 'zxqv blorp', 'flights from London to Rome on Friday', 'sing me a song'])(
  'no article answers “%s”',
  (question) => {
    expect(guide.find(question)).toEqual([])
  },
)

test.each([
  ['how warm is Lisbon in March', undefined, 'lisbon-march'],
  ['is it warm in March', 'lisbon', 'lisbon-march'],
  ['which area of Kraków is best to stay in', undefined, 'krakow-areas'],
  ['how do I get from the airport into Rome', undefined, 'rome-from-airport'],
  ['what should I eat in Tokyo', undefined, 'tokyo-food'],
  ['is Venice good with a pushchair and kids', undefined, 'venice-children'],
  ['can I take a power bank on a flight to Rome', undefined, 'power-banks'],
])('“%s” at %s is answered by %s', (question, place, id) => {
  expect(first(question, place)).toBe(id)
})

test('a passage of a place comes only where the place is meant', () => {
  expect(guide.find('what should I eat').every(({ source }) => source.url.startsWith('https:'))).toBe(true)
})

test('at most three passages are given, the best first, each with source and day', () => {
  const passages = guide.find('how much luggage may I take, and what does a second suitcase cost')
  expect(passages.length).toBeGreaterThan(0)
  expect(passages.length).toBeLessThanOrEqual(3)
  for (const passage of passages) expect(Object.keys(passage).toSorted()).toEqual(['asOf', 'id', 'paragraphs', 'source', 'title'])
})

test('a likely topic brings its article where the words are not enough, and another matter none', () => {
  const likely = (topic: string, p: number) =>
    createTravelGuide({ articles: GUIDE_ARTICLES, ofPlaces: [], words: {}, likelihoods: () => new Map([[topic, p]]) })
  expect(likely('pregnancy', 0.9).find('zxqv')[0]?.id).toBe('pregnancy')
  expect(likely('pregnancy', 0.3).find('zxqv')).toEqual([])
  expect(likely('off-topic', 0.95).find('my jet lag playlist')).toEqual([])
})

test('known phrases are one unit of meaning, and empty words none', () => {
  const read = createTermReader({ 'cabin-bag': 'hand luggage, carry on' })
  expect(read('Is the hand luggage heavy?').units).toEqual([['=cabin-bag', 'hand', 'luggag'], ['heavy']])
  expect(read('What is it?').units).toEqual([])
})

import { expect, test } from 'vitest'
import { measure } from './measures'
import { scoresOf } from './scores'

function turns(...answers: string[]) {
  return { turns: answers.map((text) => ({ said: 'hello', answer: { text, results: [] }, isAnswered: null })) }
}

test('a sentence said in two answers running is counted, one that comes back later is not', () => {
  expect(measure(turns('Hello. Where to?', 'I did not follow. Where to?', 'Good.', 'Where to?')).repeats).toBe(1)
})

test('questions and words are counted, and amounts do not end sentences', () => {
  expect(measure(turns('It costs £100.54. Shall we go on?', 'It costs £100.60.'))).toMatchObject({
    turns: 2,
    questions: 1,
    repeats: 0,
    words: 10,
  })
})

test('pass^1 is the share of conversations, pass^5 that of travellers who succeed in every way', () => {
  const spoken = (fault: boolean) => ({
    way: 'plain' as const,
    faults: fault ? ['wrong'] : [],
    turns: 2,
    questions: 1,
    repeats: 0,
    words: 20,
    failures: 0,
    asked: 1,
    answered: fault ? 0 : 1,
  })
  const scores = scoresOf([
    { group: 'one', name: 'always', isHard: false, spoken: [spoken(false), spoken(false)] },
    { group: 'two', name: 'sometimes', isHard: true, spoken: [spoken(false), spoken(true)] },
  ])
  expect(scores.map(({ name, passOne, passFive }) => [name, passOne, passFive])).toEqual([
    ['one', 1, 1],
    ['two', 0.5, 0],
    ['the hard ones', 0.5, 0],
    ['all', 0.75, 0.5],
  ])
  expect(scores.at(-1)).toMatchObject({ turns: 2, wordsPerAnswer: 10, asked: 4, answered: 3 })
})

import { expect, test } from 'vitest'
import { readCorpora, readUnseen } from '@/tests/evals/topics/corpora'
import CONCEPTS from './concepts.json' with { type: 'json' }
import FORMS from './forms.json' with { type: 'json' }
import { isTopic, LABELS, OTHER_MATTERS, TRAINED_TOPICS } from './topics'
import { trainTopics } from './train'
import WEIGHTS from './weights.json' with { type: 'json' }

test('the weights are those that npm run train:topics makes of the corpora', { timeout: 300_000 }, () => {
  expect(trainTopics(readCorpora())).toEqual(WEIGHTS)
})

test('every topic has thirty sentences to learn from and ten others to be tried on', () => {
  const corpora = readCorpora()
  const unseen = readUnseen()
  for (const topic of TRAINED_TOPICS) {
    expect(corpora[topic].length, topic).toBeGreaterThanOrEqual(30)
    expect(unseen.filter((row) => row.topic === topic).length, topic).toBeGreaterThanOrEqual(10)
  }
})

test('there are four hundred sentences of no topic', () => {
  const corpora = readCorpora()
  expect(OTHER_MATTERS.flatMap((matter) => corpora[matter]).length).toBeGreaterThanOrEqual(400)
})

test('no sentence teaches two labels, and none that is tried was taught', () => {
  const taught = Object.values(readCorpora()).flat()
  expect(taught.filter((sentence, index) => taught.indexOf(sentence) !== index)).toEqual([])
  expect(readUnseen().filter(({ sentence }) => taught.includes(sentence))).toEqual([])
})

test('every concept that a form names has words', () => {
  const named = Object.values(FORMS).flatMap((lines) => lines.flatMap((line) => line.split(' ').map((term) => term.replace('!', ''))))
  expect(named.filter((name) => !(name in CONCEPTS))).toEqual([])
})

test('labels that are no topic are the other matters', () => {
  expect(LABELS.filter((label) => !isTopic(label))).toEqual([...OTHER_MATTERS])
})

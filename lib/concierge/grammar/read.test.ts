import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { GRAMMAR } from '../skills/grammar'
import { Chart } from './chart'
import { buildGrammar, read } from './read'
import { tokenise } from './tokens'

const NAMES = createKnownNames()
const NO_TEXTS = { de: [], fr: [], es: [], hi: [] }
const skill = (rules: string) => ({ rules, helpers: {}, costs: {} })

const WORDS = [...GRAMMAR.lexicons.en.words].filter((_, index) => index % 7 === 0)
/** Words that forms are made of, names, numbers and signs, in any order: nearer to what people write than letters by chance. */
const MESSAGE = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('Rome', 'London', 'KLM', '5', '12', '2027', ',', '.', '?', '-', '!')), {
    maxLength: 25,
  })
  .map((words) => words.join(' '))
const ANYTHING = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), MESSAGE)

test('reading never fails, and reads the same twice', () => {
  fc.assert(
    fc.property(ANYTHING, (message) => {
      expect(read(message, GRAMMAR, NAMES)).toEqual(read(message, GRAMMAR, NAMES))
    }),
    { numRuns: 150 },
  )
})

test('every content word is in a frame, names a direction, is part of a story, or is listed as unread', () => {
  fc.assert(
    fc.property(MESSAGE, (message) => {
      const { tokens } = tokenise(message)
      const { weights } = new Chart(tokens, [GRAMMAR.lexicons.en])
      const { clauses } = read(message, GRAMMAR, NAMES)
      for (const [at, token] of tokens.entries()) {
        if (token.kind === 'sign' || (weights[at] ?? 0) < 1) continue
        const clause = clauses.find(({ start, end }) => at >= start && at < end)
        const isInForm = clause?.said.some(({ start, end }) => at >= start && at < end)
        const isOfWay = clause?.ways.some((way) => at >= way.at && at < way.end)
        expect(isInForm || isOfWay || clause?.unread.includes(token.raw), `"${token.raw}" in "${message}"`).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['one word 1,000 times', 'and '.repeat(1_000)],
  ['people without end', 'my wife and '.repeat(300)],
  ['fifty questions', 'Is it cheap to fly from London to Rome on 5 May? '.repeat(50)],
  ['nothing but digits', '1 2 3 4 5 6 7 8 9 '.repeat(220)],
])('a message of %s is read to its end', (_, message) => {
  const { clauses, tokens } = read(message, GRAMMAR, NAMES)
  expect(clauses.at(-1)?.end).toBe(tokens.length)
})

test('a tag or a type that two skills define is refused, unless it is shared', () => {
  const [one, other] = ['@glad: happy', '@glad: joyful']
  expect(() => buildGrammar({ en: [one, other], ...NO_TEXTS }, [])).toThrow('Two skills define the tag "glad"')
  expect(() => buildGrammar({ en: [one, other], ...NO_TEXTS }, [], new Set(['glad']))).not.toThrow()
  const [happy, joyful] = [skill('mood: @glad'), skill('mood: @glad ~ @glad')]
  expect(() => buildGrammar({ en: [one], ...NO_TEXTS }, [happy, joyful])).toThrow('Two skills define the type "mood"')
})

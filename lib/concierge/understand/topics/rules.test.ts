import { expect, test } from 'vitest'
import { ASSISTANT_RULES } from './assistant-rules'
import { DAILY_WORDS } from './daily-words'
import { HOUSEHOLD_RULES } from './household-rules'
import { COUNTED_IDEAS, Ideas } from './ideas'
import { KNOWLEDGE_RULES } from './knowledge-rules'
import { MONEY_RULES } from './money-rules'
import { NEAR_RULES } from './near-rules'
import { compileRules, fits } from './rules'
import { TRAVEL_RULES } from './travel-rules'
import { TRAVEL_WORDS } from './travel-words'

const LINES = [TRAVEL_RULES, NEAR_RULES, MONEY_RULES, HOUSEHOLD_RULES, ASSISTANT_RULES, { none: KNOWLEDGE_RULES }].flatMap((rules) =>
  Object.values(rules).flat(),
)

test('every idea that a rule names has words', () => {
  const known = new Set([...Object.keys(TRAVEL_WORDS), ...Object.keys(DAILY_WORDS), ...COUNTED_IDEAS])
  const named = LINES.flatMap((line) => line.split(' ').slice(1)).flatMap((term) => term.replace('!', '').split('|'))
  expect(named.filter((name) => name === name.toUpperCase() && /^[A-Z]/.test(name) && !known.has(name))).toEqual([])
})

test('every rule has a weight, asks for something and bars one thing at a time', () => {
  for (const line of LINES) expect(line).toMatch(/^[1-5] (?!!)\S/)
  expect(LINES.filter((line) => /!\S*\|/.test(line))).toEqual([])
})

test('a rule wants all of its ideas, in any form of their words, and none that it bars', () => {
  const ideas = new Ideas({ PET: 'dog, guinea pig', ILL: 'sick, ill' })
  const [rule] = compileRules(['3 PET ILL !vet'], { group: 'other', topic: 'none' }, ideas)
  const says = (words: string) => rule && fits(rule, ideas.read(words))
  expect(says('my dogs are sick')).toBe(true)
  expect(says('the guinea pig is ill')).toBe(true)
  expect(says('a pig is ill')).toBe(false)
  expect(says('my dog is sick, which vet is good')).toBe(false)
})

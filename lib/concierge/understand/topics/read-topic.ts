import { ASSISTANT_RULES } from './assistant-rules'
import { DAILY_WORDS } from './daily-words'
import { HOUSEHOLD_RULES } from './household-rules'
import { Ideas } from './ideas'
import { KNOWLEDGE_RULES } from './knowledge-rules'
import { MONEY_RULES } from './money-rules'
import { NEAR_RULES } from './near-rules'
import { compileRules, fits, type Rule } from './rules'
import type { Topic, TopicGroup, TopicReading } from './topic'
import { TRAVEL_RULES } from './travel-rules'
import { TRAVEL_WORDS } from './travel-words'

const NONE: TopicReading = { group: 'out_of_scope', topic: 'none', score: 0 }

/** What a message is about, by the words in it; the best rule decides, and among equals the one that asks for more. */
export function readTopic(words: string): TopicReading {
  const { ideas, rules } = loadReader()
  const found = ideas.read(words)
  const best = rules.find((rule) => fits(rule, found))
  return best ? { group: best.group, topic: best.topic, score: best.weight } : NONE
}

let reader: { ideas: Ideas; rules: Rule[] } | null = null

function loadReader() {
  if (reader) return reader
  const ideas = new Ideas({ ...TRAVEL_WORDS, ...DAILY_WORDS })
  const groups: [TopicGroup, Record<string, string[]>][] = [
    ['travel', TRAVEL_RULES],
    ['near_travel', NEAR_RULES],
    ['other', { ...MONEY_RULES, ...HOUSEHOLD_RULES, ...ASSISTANT_RULES }],
    ['out_of_scope', { none: KNOWLEDGE_RULES }],
  ]
  const rules = groups.flatMap(([group, topics]) =>
    Object.entries(topics).flatMap(([topic, lines]) => compileRules(lines, { group, topic: topic as Topic }, ideas)),
  )
  reader = { ideas, rules: rules.toSorted((one, other) => other.weight - one.weight) }
  return reader
}

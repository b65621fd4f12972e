import { allFrames } from '../grammar/clauses'
import type { Language } from '../grammar/languages'
import { sentences } from '../say/phrases'
import { sayKept } from '../say/say-kept'
import { wordsBeside } from '../skills/ancillaries/fold'
import { heldAncillaries } from '../skills/ancillaries/held'
import { type AskedTopic, askedTopics } from '../skills/guide/asked-topic'
import { firstSentences, sayGuide } from '../skills/guide/say-guide'
import { foldHouse } from '../skills/stays/fold'
import { isAncillaryResult } from '../tool-results'
import { readArranged } from '../understand/asking/extras'
import type { Understanding } from '../understand/understand'
import { wishesToKeep } from './buying'
import type { Position } from './decide'
import { asksBeside, isOfTable } from './questions-apart'

/** More notes would delay the flights that were asked for. */
const MOST_TOPICS = 3

/** The message's other wishes: when to choose seats and meals, and a sentence for what we don't support. */
export function sayBesides(position: Position): string | null {
  const { understood, table, made } = position
  const isBought = made.some(isAncillaryResult)
  const open = isBought ? [] : wishesToKeep(understood)
  const promise = open.length > 0 ? sayKept(heldAncillaries(table), open, table.carried) : null
  const said = understood.heard ? wordsBeside(understood.words, understood.heard.reading) : understood.words
  const [arranged] = readArranged(said, table.language)
  const topics = arranged
    ? [arranged]
    : topicsAsked(understood, table.language).filter((topic) => !isOfTable(topic, asksBeside(position), table))
  const others = topics.map((topic) => firstSentences(sayGuide(topic, understood.words, table)))
  return sentences(promise, ...others) || null
}

/** Answered first with a sentence of sympathy (say-feeling.ts). */
const MET_BEFORE: AskedTopic[] = ['feelings', 'insult']

/** The message's unsupported topics, in the order asked. */
function topicsAsked({ words, unsupported, heard }: Understanding, language: Language): AskedTopic[] {
  // Comparing the days answers it better.
  if (unsupported === 'when-to-book' && heard?.dayChoice) return []
  if (unsupported === null || unsupported === 'several-cities') return []
  // A hotel search waits until the flights are chosen; the reply says so.
  const isHouseWished = foldHouse(allFrames(heard?.reading.clauses ?? [])).isWished
  return [...new Set([...askedTopics(words, language), unsupported])]
    .filter((topic) => !MET_BEFORE.includes(topic) && (topic !== 'hotel' || !isHouseWished))
    .slice(0, MOST_TOPICS)
}

import { allFrames } from '../grammar/clauses'
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
import type { Position } from './decide'
import { asksBeside, isOfTable } from './questions-apart'

/** More would stand in front of the flights that were asked for. */
const MOST_TOPICS = 3

/** What else the message wished for: when its seats and meals are chosen, and a sentence for what nothing here can do. */
export function sayBesides(position: Position): string | null {
  const { understood, table, made } = position
  const isBought = made.some(isAncillaryResult)
  const open = isBought ? [] : understood.ancillaries.filter(({ kind, wish }) => wish === 'take' && kind !== 'bags')
  const promise = open.length > 0 ? sayKept(heldAncillaries(table), open, table.carried) : null
  const [arranged] = readArranged(understood.heard ? wordsBeside(understood.words, understood.heard.reading) : understood.words)
  const topics = arranged ? [arranged] : topicsAsked(understood).filter((topic) => !isOfTable(topic, asksBeside(position), table))
  const others = topics.map((topic) => firstSentences(sayGuide(topic, understood.words, table.carried)))
  return sentences(promise, ...others) || null
}

/** Met with a sentence before anything was done (say-feeling.ts). */
const MET_BEFORE: AskedTopic[] = ['feelings', 'insult']

/** What of a message is none of our trade, in the order asked. */
function topicsAsked({ words, unsupported, heard }: Understanding): AskedTopic[] {
  // The days that are compared are the better answer.
  if (unsupported === 'when-to-book' && heard?.dayChoice) return []
  if (unsupported === null || unsupported === 'several-cities') return []
  // A hotel beside the flights is looked for once they are chosen, and the reply says so.
  const isHouseWished = foldHouse(allFrames(heard?.reading.clauses ?? [])).isWished
  return [...new Set([...askedTopics(words), unsupported])]
    .filter((topic) => !MET_BEFORE.includes(topic) && (topic !== 'hotel' || !isHouseWished))
    .slice(0, MOST_TOPICS)
}

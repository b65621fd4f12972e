import type { AssistantTurn } from '@/lib/adapters/model/concierge/understand/dialogue/assistant-turn'
import { type DialogueState, NOTHING_HEARD } from '@/lib/adapters/model/concierge/understand/dialogue/dialogue-state'
import { hearAssistant } from '@/lib/adapters/model/concierge/understand/dialogue/hear-assistant'
import { hearTurn } from '@/lib/adapters/model/concierge/understand/dialogue/hear-turn'
import type { TravelFacts } from '@/lib/adapters/model/concierge/understand/dialogue/travel-facts'
import { readActs as readTurnActs } from '@/lib/adapters/model/concierge/understand/topics/read-acts'
import { readDetails } from '@/lib/adapters/model/concierge/understand/topics/read-details'
import { readTopic } from '@/lib/adapters/model/concierge/understand/topics/read-topic'
import type { Act } from '@/lib/adapters/model/concierge/understand/topics/topic'
import { keepsTimes } from './desks'
import { readActs } from './read-acts'
import type { DialogueRow, RequestRow, Row, Turn } from './rows'
import { type Frame, toFrame } from './to-frame'

export type Prediction =
  | { id: string; intent: string; intent_group?: 'search_flights'; group: string; frame: Frame }
  | { id: string; turns: { frame: Frame; delta: Frame; intents: string[] }[] }

/** Where no day is given, words are read as on this one. */
const DAY_WITHOUT_DATE = '2026-01-05'

/** What one row says: nothing of it is looked up, and the gold beside the words is not read. */
export function predictRow(row: Row): Prediction {
  return 'text' in row ? predictRequest(row) : predictDialogue(row)
}

function predictRequest({ id, text, today = DAY_WITHOUT_DATE }: RequestRow): Prediction {
  const { said } = hearTurn(NOTHING_HEARD, { words: text, before: [], today: today.slice(0, 10), keepsTimes: true })
  const { topic, group } = readTopic(text)
  const frame = toFrame(said.facts, said.indifferent)
  const isSearch = topic === 'book-flight' || (frame.origin !== undefined && frame.destination !== undefined)
  return { id, intent: topic.replaceAll('-', '_'), ...(isSearch ? { intent_group: 'search_flights' as const } : {}), group, frame }
}

function predictDialogue(row: DialogueRow): Prediction {
  const today = (row.reference_date ?? row.recorded_on ?? DAY_WITHOUT_DATE).slice(0, 10)
  const isTimeKept = keepsTimes(row)
  let state: DialogueState = NOTHING_HEARD
  let before: AssistantTurn[] = []
  const isOneSided = row.turns.every(({ speaker }) => speaker === undefined)
  const acts: Act[] = []
  const turns: { frame: Frame; delta: Frame; intents: string[] }[] = []
  for (const turn of row.turns) {
    if (turn.speaker !== undefined && turn.speaker !== 'user') {
      if (turn.speaker === 'system') before.push(assistantTurn(turn, today))
      continue
    }
    const lastSystem = before.at(-1)?.words
    const intents = readTurnActs(turn.utterance ?? '', { turn: turns.length, earlier: acts, ...(lastSystem ? { lastSystem } : {}) })
    acts.push(...intents)
    const heard = hearTurn(state, { words: turn.utterance ?? '', before, today, keepsTimes: isTimeKept })
    state = heard.state
    before = []
    const details = isOneSided ? detailsOf(turn.utterance ?? '', acts) : {}
    turns.push({
      frame: toFrame(state.facts, state.indifferent),
      delta: toFrame({ ...details, ...heard.said.facts, ...heard.said.written }, heard.said.indifferent),
      intents,
    })
  }
  return { id: row.id, turns }
}

/** Where only one side is known, a number counts travellers or money by what was asked to be done so far. */
function detailsOf(words: string, acts: readonly Act[]): TravelFacts {
  const { adults, maxPrice } = readDetails(
    words,
    acts.findLast((act) => act === 'bookflight'),
  )
  return { ...(adults === undefined ? {} : { adults }), ...(maxPrice === undefined ? {} : { maxPrice }) }
}

function assistantTurn({ utterance = '', acts }: Turn, today: string): AssistantTurn {
  const heard = hearAssistant(utterance, today)
  return acts ? { ...heard, ...readActs(acts, today), about: 'flights' } : heard
}

import type { AssistantTurn } from '@/lib/concierge/understand/dialogue/assistant-turn'
import { type DialogueState, NOTHING_HEARD } from '@/lib/concierge/understand/dialogue/dialogue-state'
import { hearAssistant } from '@/lib/concierge/understand/dialogue/hear-assistant'
import { hearTurn } from '@/lib/concierge/understand/dialogue/hear-turn'
import type { TravelFacts } from '@/lib/concierge/understand/dialogue/travel-facts'
import type { ChatAct } from './chat/chat-act'
import { readChatAct } from './chat/read-chat-act'
import { readDetails } from './chat/read-details'
import { type Desks, knowDesks, knownToSell, soundsSelling } from './desks'
import { DAY_WITHOUT_DATE, predictRequest, type RequestPrediction } from './predict-request'
import { readAssistantActs } from './read-assistant-acts'
import type { DialogueRow, Row, Turn } from './rows'
import { type Frame, toFrame } from './to-frame'

export type Prediction = RequestPrediction | { id: string; turns: { frame: Frame; delta: Frame; intents: string[] }[] }

/** What each row says: nothing of it is looked up, and the gold beside the words is not read. */
export function predictRows(rows: readonly Row[]): Prediction[] {
  const desks = knowDesks(
    rows.flatMap((row) => ('turns' in row ? [row] : [])),
    isSelling,
  )
  return rows.map((row) => ('text' in row ? predictRequest(row) : predictDialogue(row, desks)))
}

function isSelling(row: DialogueRow): boolean {
  const today = dayOf(row)
  return soundsSelling(row, (turn) => assistantTurn(turn, today))
}

function dayOf({ reference_date: reference, recorded_on: recorded }: DialogueRow): string {
  return (reference ?? recorded ?? DAY_WITHOUT_DATE).slice(0, 10)
}

function predictDialogue(row: DialogueRow, desks: Desks): Prediction {
  const today = dayOf(row)
  const isTimeKept = knownToSell(row, desks) ?? isSelling(row)
  let state: DialogueState = NOTHING_HEARD
  let before: AssistantTurn[] = []
  const isOneSided = row.turns.every(({ speaker }) => speaker === undefined)
  const acts: ChatAct[] = []
  const turns: { frame: Frame; delta: Frame; intents: string[] }[] = []
  for (const turn of row.turns) {
    if (turn.speaker !== undefined && turn.speaker !== 'user') {
      if (turn.speaker === 'system') before.push(assistantTurn(turn, today))
      continue
    }
    const act = readChatAct(turn.utterance ?? '', acts)
    acts.push(act)
    const heard = hearTurn(state, { words: turn.utterance ?? '', before, today, keepsTimes: isTimeKept })
    state = heard.state
    before = []
    const details = isOneSided ? detailsOf(turn.utterance ?? '', acts) : {}
    turns.push({
      frame: toFrame(state.facts, state.indifferent),
      delta: toFrame({ ...details, ...heard.said.facts, ...heard.said.written }, heard.said.indifferent),
      intents: [act],
    })
  }
  return { id: row.id, turns }
}

/** Where only one side is known, a number counts travellers or money by what was asked to be done so far. */
function detailsOf(words: string, acts: readonly ChatAct[]): TravelFacts {
  const { adults, maxPrice } = readDetails(
    words,
    acts.findLast((act) => act === 'bookflight'),
  )
  return { ...(adults === undefined ? {} : { adults }), ...(maxPrice === undefined ? {} : { maxPrice }) }
}

function assistantTurn({ utterance = '', acts }: Turn, today: string): AssistantTurn {
  const heard = hearAssistant(utterance, today)
  return acts ? { ...heard, ...readAssistantActs(acts, today), about: 'flights' } : heard
}

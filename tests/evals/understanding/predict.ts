import type { PlainDate } from '@/lib/travel/dates'
import { describeSituation } from '@/lib/travel/trip/situation'
import { askedOf } from './asked-of'
import { chatActOf } from './chat-act'
import { type Folded, foldTurn, NOTHING_FOLDED } from './fold-turn'
import { readTurn, routeOf, type TurnReading } from './read-turn'
import type { DialogueRow, RequestRow, Row, Turn } from './rows'
import { type Frame, saidFrame, toFrame } from './to-frame'

export type RequestPrediction = { id: string; intent: string; intent_group?: string; group: string; frame: Frame }
export type DialoguePrediction = { id: string; turns: { frame: Frame; delta: Frame; intents: string[] }[] }
export type Prediction = RequestPrediction | DialoguePrediction

/** `takesOfferedAirline`: whoever agrees to an offer has its airline in the frame from then on, as in SGD. */
export type Conventions = { takesOfferedAirline: boolean }

/** If no day is given, words are read as on this one. */
const DAY_WITHOUT_DATE = '2026-01-05'

/** What the product's reader, folded over the trip, makes of each row. The gold beside the words is not read. */
export function predictRows(rows: readonly Row[], conventions: Conventions): Prediction[] {
  return rows.map((row) => ('text' in row ? predictRequest(row) : predictDialogue(row, conventions)))
}

function predictRequest({ id, text, today }: RequestRow): RequestPrediction {
  const day = dayOf(today)
  const reading = readTurn({ words: text, ...contextOf(NOTHING_FOLDED, day), earlierWords: [] })
  const { route, topic } = routeOf(text, reading)
  return {
    id,
    intent: topic.replaceAll('-', '_'),
    ...(topic === 'book-flight' ? { intent_group: 'search_flights' } : {}),
    group: route,
    frame: toFrame(foldTurn(NOTHING_FOLDED, reading.change, day)),
  }
}

function predictDialogue(
  { id, reference_date: reference, recorded_on: recorded, turns }: DialogueRow,
  conventions: Conventions,
): DialoguePrediction {
  const day = dayOf(reference ?? recorded)
  const isLabelled = turns.some(({ acts, action_label: label }) => acts !== undefined || label !== undefined)
  let folded = NOTHING_FOLDED
  let before: Turn[] = []
  const earlierWords: string[] = []
  const acts: string[] = []
  const predicted: DialoguePrediction['turns'] = []
  for (const turn of turns) {
    if (turn.speaker !== undefined && turn.speaker !== 'user') {
      if (turn.speaker === 'system') before.push(turn)
      continue
    }
    const words = turn.utterance ?? ''
    const spoken = { words, ...contextOf(folded, day), earlierWords: [...earlierWords] }
    const reading = readTurn({ ...spoken, asked: askedOf(before, toFrame(folded), isLabelled) })
    const changed = foldTurn(folded, reading.change, day)
    const after = conventions.takesOfferedAirline ? withOfferedAirline(changed, reading, before) : changed
    acts.push(chatActOf(reading))
    predicted.push({
      frame: toFrame(after),
      delta: saidFrame(reading.change, day),
      intents: acts.slice(-1),
    })
    folded = after
    before = []
    earlierWords.push(words)
  }
  return { id, turns: predicted }
}

function dayOf(written: string | undefined): PlainDate {
  return (written ?? DAY_WITHOUT_DATE).slice(0, 10)
}

function contextOf({ trip }: Folded, today: PlainDate) {
  return { situation: describeSituation(trip, null, today, `${today}T12:00:00.000Z`) }
}

function withOfferedAirline(folded: Folded, { understood }: TurnReading, before: Turn[]): Folded {
  const offered = before.flatMap(({ acts = [] }) => acts).findLast(({ act, slot }) => act === 'OFFER' && slot === 'airlines')
  const isTaken = understood.request === 'yes' || understood.isTaking
  return offered?.values && isTaken
    ? { ...folded, filters: { ...folded.filters, all: { ...folded.filters.all, airlines: offered.values } } }
    : folded
}

import { type Carried, NOTHING_CARRIED, type Told } from '../pending'
import { composeReply } from '../reply'
import { unmarked } from '../say/marked'
import { sentences, withoutQuestion } from '../say/phrases'
import { sayAnew, TOOK_BACK } from '../say/say-anew'
import { askNext } from '../say/say-talk'
import { sayCheckout } from '../say/say-trip'
import { isPurchase } from '../skills/ancillaries/undone-purchase'
import { sayFeeling } from '../skills/guide/say-feeling'
import type { ToolName, ToolResult } from '../tool-results'
import { isPlanningResult, isStayResult } from '../tool-results'
import { buyFirst } from './buying'
import type { Decision, Position, Said } from './decision'
import { budgetSaidBefore } from './filtering'
import { followUp } from './follow-up'
import { bestMove } from './moves'
import { withOpenOffer } from './open-offer'
import type { MoveKind } from './policy'
import { answersBeside, askHeldBack, isOfDetails, withAnswersBeside } from './questions-beside'
import { takeWayOn } from './take-way-on'

/** Pure: the same position gives the same decision. */
export function decide(position: Position): Said {
  const decision = decideActs(position)
  const words = 'say' in decision ? decision.say : decision.before
  if (!words) return { ...decision, ...NOTHING_CARRIED, marked: '' }
  const { words: said, ...carried } = saidAnew(words, position.table.told)
  return 'say' in decision ? { say: said, ...carried } : { ...decision, before: said, ...carried }
}

/** The act of the message that is under way, with its own calls. */
export function actNow(position: Position): Position {
  const { next } = position.understood
  const at = next ? position.made.findIndex((one) => (next.stay ? isStayResult(one) : isPlanningResult(one))) : -1
  return next && at >= 0 ? actNow({ ...position, understood: next, made: position.made.slice(at) }) : position
}

/** One act after the other: the next begins where only words are left of this one. */
function decideActs(position: Position): Decision {
  const act = actNow(position)
  const { next } = act.understood
  const decision = decideAct(act)
  if (!next || 'call' in decision) return decision
  const further = decideActs({ ...act, understood: next, made: [] })
  const told = withoutQuestion(decision.say)
  return 'call' in further ? { ...further, before: sentences(told, further.before) } : { say: sentences(told, further.say) }
}

function decideAct(position: Position): Decision {
  const decision = withFeeling(nextMove(position), position)
  if ('say' in decision) return { say: withOpenOffer(composeReply(decision.say, position), position) }
  // The checkout stays open below, so answers about it come first.
  if (decision.call !== 'startCheckout') return decision
  const before = sentences(answersBeside(position, decision.before ?? ''), decision.before, sayCheckout(position.table.situation))
  return { ...decision, before }
}

/** Guide answers that are already about a feeling. */
const OF_FEELINGS = ['feelings', 'insult', 'complaint', 'self-harm', 'emergency', 'illegal'].map((topic) => `topic:${topic}`)

/** Answers grief or anger with one sentence before doing anything else. */
function withFeeling(decision: Decision, { understood, table, made }: Position): Decision {
  const feeling = made.length === 0 ? sayFeeling(understood.words, table) : null
  if (!feeling) return decision
  if ('call' in decision) return { ...decision, before: sentences(feeling, decision.before) }
  const { notes } = unmarked(decision.say).told
  return OF_FEELINGS.some((note) => notes.includes(note)) ? decision : { say: sentences(feeling, decision.say) }
}

/** The words without their marks, with all metadata. */
function saidAnew(words: string, last: Told): { words: string; marked: string } & Carried {
  const { said, sentences } = sayAnew(words, last)
  const { told, ...rest } = unmarked(said)
  return { ...rest, marked: said, told: { ...told, sentences } }
}

/** "I’ve undone this: seats 12A and 12B."; flights and fares aren’t named, because they’re shown again below. */
function sayTakenBack({ result }: ToolResult): string {
  const undone = result?.status === 'rewound' ? result.undone : null
  return isPurchase(undone) ? `I’ve undone this: ${undone}.` : TOOK_BACK
}

function isInCheckout({ table: { situation } }: Position): boolean {
  return situation.checkoutStep !== null && situation.total !== null
}

/** The best move; a yes or "book it" that an answer came before is asked for again, so that it is not lost. */
function firstMove(position: Position): Decision {
  const best = bestMove(position)
  if (!best) return { say: '' }
  const { kind, decision } = best
  if ('call' in decision) return decision
  if (kind === 'question' || kind === 'questions')
    return { say: sentences(decision.say, !decision.say.endsWith('?') && askHeldBack(position)) }
  return kind === 'buy' ? withAnswersBeside(decision, position) : decision
}

function nextMove(position: Position): Decision {
  return takeWayOn(position) ?? keepFirst(position) ?? moveOn(position)
}

/** Where the trip starts, for a budget without a currency before the trip has begun. */
function startOfBudget({ tripBudget, change }: Position['understood'], { situation }: Position['table']): { from?: string } {
  const isOpen = tripBudget?.amount !== null && tripBudget?.currency === undefined && situation.wishes.from === null
  return isOpen && change.from ? { from: change.from } : {}
}

const KEEPING: readonly ToolName[] = ['setBudget', 'remember']

/** Budget, likes and needs are kept before anything is looked for, so that the answer is held against them; then the message goes on without them. */
function keepFirst(position: Position): Decision | null {
  const { understood, made, allowed, table } = position
  const others = made.filter(({ tool }) => !KEEPING.includes(tool))
  const isMade = (tool: ToolName) => made.some((one) => one.tool === tool)
  if (others.length === 0) {
    const budget = understood.tripBudget ?? budgetSaidBefore(position)
    if (budget && !isMade('setBudget') && allowed.includes('setBudget'))
      return { call: 'setBudget', input: { ...budget, ...startOfBudget({ ...understood, tripBudget: budget }, table) } }
    if (understood.memory && !isMade('remember') && allowed.includes('remember')) return { call: 'remember', input: understood.memory }
  }
  if (others.length === made.length) return null
  const asksBudget = understood.asksBudget && !isMade('setBudget')
  const rest = { ...position, made: others, understood: { ...understood, tripBudget: null, asksBudget, memory: null } }
  // "We love museums" tells a taste; it doesn’t ask for sights.
  const isOnlyLiked = isMade('remember') && understood.unsupported === 'sights' && !understood.isQuestion
  const isAlone = others.length === 0 && (isOnlyLiked || ONLY_WORDS.includes(bestMove(rest)?.kind ?? 'lost'))
  return isAlone ? { say: askNext(table.situation) } : moveOn(rest)
}

/** Moves that do nothing. */
const ONLY_WORDS: readonly MoveKind[] = ['reply', 'guess', 'lost']

function moveOn(position: Position): Decision {
  const done = withoutDetails(position)
  const last = done.at(-1)
  if (!last) return firstMove({ ...position, made: done })
  const next = withAnswersBeside(followUp(last, { ...position, made: done }), position)
  const first = position.made[0]
  const isTakenBack = first?.tool === 'rewindTrip' && first !== last && first.result?.status === 'rewound'
  if (!('say' in next) || !isTakenBack) return next
  return {
    say: sentences(sayTakenBack(first), isInCheckout(position) && `The total price is now ${position.table.situation.total}.`, next.say),
  }
}

/** The calls of this turn but those that only answer a question beside the choice of a flight, or beside a wish that is noted. */
export function withoutDetails(position: Position): ToolResult[] {
  const { made } = position
  const others = made.filter(({ tool, input }) => !isOfDetails({ call: tool, input }, position))
  const isNoted = others.length === 0 && buyFirst({ ...position, made: [] }) !== null
  return isNoted || others.length > 0 ? others : made
}

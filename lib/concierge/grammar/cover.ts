import { type Chart, type Item, isSame, isSlots } from './chart'
import type { Slots } from './lexicon'

/** A form that matched: what it would do, and for which skill. */
export type Frame = Item & { value: Slots; skill: string }
/** What a second value of a slot costs; 0 where a slot holds several. */
export type ClashCosts = Readonly<Record<string, number>>

const BEAM = 12
/** A letter is read as fast as a line: with few states beside each other it reads nearly as well. */
const BEAM_OF_LETTERS = 3
const LETTER = 250
const FRAME_COST = 0.35
const UNREAD_COST = 0.9
const FLOOR = -1.3
const ISOLATION_COST = 0.4
const ANSWER_BONUS = 0.6
/** A bare answer beside another value of its slot is none. */
const ANSWER_CLASH_COST = 1.6
const CLASH_COST = 0.5
const REPEAT_COST = 0.1
/** A frame behind a negation that no form took: it will not be done. */
const REFUSED_COST = 0.5

/** What frames say, and what the bare answers to the open question among them fill. */
type Said = { slots: Slots; answered: Slots }

type State = {
  score: number
  /** The last frame, and the state before it. */
  frame: Frame | null
  before: State | null
  /** Null until the state is found to be among the best at its place. */
  said: Said | null
  /** The token before is a content word that no frame took; a weak frame ends here. */
  isAfterUnread: boolean
  isAfterWeak: boolean
  isAfterNegation: boolean
}

const NOTHING_SAID: Said = { slots: {}, answered: {} }

/**
 * The frames that explain the message best. A word in a frame counts what it weighs, one outside costs 0.9 of it; each frame costs 0.35, and what
 * contradicts another frame costs more.
 */
export function cover(chart: Chart, costs: ClashCosts): Frame[] {
  const { tokens, weights } = chart
  const frames = Map.groupBy(framesOf(chart), ({ start }) => start)
  const sums = [0]
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const states: State[][] = [...tokens.map(() => []), []]
  states[0] = [
    { score: 0, frame: null, before: null, said: NOTHING_SAID, isAfterUnread: false, isAfterWeak: false, isAfterNegation: false },
  ]
  const beam = tokens.length > LETTER ? BEAM_OF_LETTERS : BEAM
  for (let at = 0; at < tokens.length; at++) {
    const here = bestOf(states[at] ?? [], beam)
    states[at] = []
    const weight = weights[at] ?? 0
    const isUnread = weight >= 1
    const [isNegation, isNegationOver] = [chart.negates(at), chart.endsNegation(at)]
    for (const state of here) {
      const said = saidBy(state)
      states[at + 1]?.push({
        score: state.score - UNREAD_COST * weight - (isUnread && state.isAfterWeak ? ISOLATION_COST : 0),
        frame: state.frame,
        before: state.before,
        // What a question speaks of does not stand in the way of the wish beside it.
        said: tokens[at]?.low === '?' ? { ...said, slots: {} } : said,
        isAfterUnread: weight === 0 ? state.isAfterUnread : isUnread,
        isAfterWeak: weight === 0 && state.isAfterWeak,
        isAfterNegation: isNegation || (state.isAfterNegation && !isNegationOver),
      })
      for (const frame of frames.get(at) ?? []) {
        const isWeak = frame.rule?.isWeak ?? false
        const gain = (sums[frame.end] ?? 0) - (sums[frame.start] ?? 0) + frame.plausibility - FRAME_COST
        const cost =
          clashCost(said.slots, frame.value, costs) +
          answerClashCost(said, frame) +
          (isWeak && state.isAfterUnread ? ISOLATION_COST : 0) +
          (state.isAfterNegation ? REFUSED_COST : 0)
        states[frame.end]?.push({
          score: state.score + gain + (frame.rule?.asked ? ANSWER_BONUS : 0) - cost,
          frame,
          before: state,
          said: null,
          isAfterUnread: false,
          isAfterWeak: isWeak,
          isAfterNegation: false,
        })
      }
    }
  }
  return framesUpTo(bestOf(states.at(-1) ?? [], 1)[0] ?? null)
}

function bestOf(states: State[], most: number): State[] {
  return states.sort((one, other) => other.score - one.score).slice(0, most)
}

function saidBy(state: State): Said {
  const { before, frame } = state
  const earlier = before?.said ?? NOTHING_SAID
  state.said ??= {
    slots: frame ? addedTo(earlier.slots, frame.value) : earlier.slots,
    answered: frame?.rule?.asked ? { ...earlier.answered, ...frame.value } : earlier.answered,
  }
  return state.said
}

function addedTo(known: Slots, added: Slots): Slots {
  const parts = Object.entries(added).map(([slot, value]) => [
    slot,
    isComplement(known[slot], value) ? { ...(known[slot] as Slots), ...(value as Slots) } : value,
  ])
  return { ...known, ...Object.fromEntries(parts) }
}

function framesUpTo(last: State | null): Frame[] {
  const chosen: Frame[] = []
  for (let state = last; state?.frame; state = state.before) chosen.push(state.frame)
  return chosen.reverse()
}

function framesOf(chart: Chart): Frame[] {
  return chart.all('form:').flatMap((item) => {
    if (item.plausibility < FLOOR) return []
    // Rules make slots, and only rules make forms.
    return [{ ...item, value: item.value as Slots, skill: item.type.slice('form:'.length) }]
  })
}

function clashCost(known: Slots, added: Slots, costs: ClashCosts): number {
  let cost = 0
  for (const [slot, value] of Object.entries(added)) {
    if (!Object.hasOwn(known, slot)) continue
    if (isComplement(known[slot], value)) continue
    const clash = costs[slot] ?? CLASH_COST
    cost += clash > REPEAT_COST && isSame(known[slot], value) ? REPEAT_COST : clash
  }
  return cost
}

/** "4 to 9 May, out in the morning": the day of leaving and its hour are two parts of one value. */
function isComplement(one: unknown, other: unknown): boolean {
  return isSlots(one) && isSlots(other) && Object.keys(other).every((name) => !Object.hasOwn(one, name))
}

function answerClashCost({ answered, slots }: Said, { value, rule }: Frame): number {
  const earlier = rule?.asked ? slots : answered
  return Object.keys(value).some((slot) => Object.hasOwn(earlier, slot) && !isSame(earlier[slot], value[slot])) ? ANSWER_CLASH_COST : 0
}

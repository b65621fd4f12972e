import { type Chart, type Item, isSame } from './chart'
import type { Slots } from './lexicon'

/** A form that matched: what it would do, and for which skill. */
export type Frame = Item & { value: Slots; skill: string }
/** A set of frames that do not overlap, the best first; `gaps` are the tokens that none of them covers. */
export type Cover = { frames: Frame[]; gaps: number[]; score: number }
/** What a second value of a slot costs; 0 where a slot holds several. */
export type ClashCosts = Readonly<Record<string, number>>

const BEAM = 12
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

type State = {
  score: number
  /** The last frame, and the state before it. */
  frame: Frame | null
  before: State | null
  slots: Slots
  /** The token before is a content word that no frame took; a weak frame ends here. */
  isAfterUnread: boolean
  isAfterWeak: boolean
  isAfterNegation: boolean
  /** The slots that a bare answer to the open question fills. */
  answered: Slots
}

/**
 * The best ways to explain the message by forms, the best one first. A word in a frame counts what it weighs, one outside costs 0.9 of it;
 * each frame costs 0.35, and what contradicts another frame costs more.
 */
export function cover(chart: Chart, costs: ClashCosts): Cover[] {
  const { tokens, weights } = chart
  const frames = Map.groupBy(framesOf(chart), ({ start }) => start)
  const sums = [0]
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const states: State[][] = tokens.map(() => [])
  states.push([])
  states[0] = [
    { score: 0, frame: null, before: null, slots: {}, isAfterUnread: false, isAfterWeak: false, isAfterNegation: false, answered: {} },
  ]
  for (let at = 0; at < tokens.length; at++) {
    const here = (states[at] ?? []).toSorted((one, other) => other.score - one.score).slice(0, BEAM)
    states[at] = []
    const weight = weights[at] ?? 0
    for (const state of here) {
      const isUnread = weight >= 1
      states[at + 1]?.push({
        score: state.score - UNREAD_COST * weight - (isUnread && state.isAfterWeak ? ISOLATION_COST : 0),
        frame: state.frame,
        before: state.before,
        // What a question speaks of does not stand in the way of the wish beside it.
        slots: tokens[at]?.low === '?' ? {} : state.slots,
        isAfterUnread: weight === 0 ? state.isAfterUnread : isUnread,
        isAfterWeak: weight === 0 && state.isAfterWeak,
        isAfterNegation: chart.negates(at) || (state.isAfterNegation && !chart.endsNegation(at)),
        answered: state.answered,
      })
      for (const frame of frames.get(at) ?? []) {
        const isWeak = frame.rule?.isWeak ?? false
        const gain = (sums[frame.end] ?? 0) - (sums[frame.start] ?? 0) + frame.plausibility - FRAME_COST
        const cost =
          clashCost(state.slots, frame.value, costs) +
          answerClashCost(state, frame) +
          (isWeak && state.isAfterUnread ? ISOLATION_COST : 0) +
          (state.isAfterNegation ? REFUSED_COST : 0)
        states[frame.end]?.push({
          score: state.score + gain + (frame.rule?.asked ? ANSWER_BONUS : 0) - cost,
          frame,
          before: state,
          slots: { ...state.slots, ...frame.value },
          isAfterUnread: false,
          isAfterWeak: isWeak,
          isAfterNegation: false,
          answered: frame.rule?.asked ? { ...state.answered, ...frame.value } : state.answered,
        })
      }
    }
  }
  return (states.at(-1) ?? [])
    .toSorted((one, other) => other.score - one.score)
    .slice(0, BEAM)
    .map((state) => {
      const chosen = framesUpTo(state)
      return { frames: chosen, score: state.score, gaps: gapsOf(chosen, tokens.length) }
    })
}

function framesUpTo(last: State): Frame[] {
  const chosen: Frame[] = []
  for (let state: State | null = last; state?.frame; state = state.before) chosen.push(state.frame)
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
    cost += isSame(known[slot], value) ? Math.min(REPEAT_COST, costs[slot] ?? REPEAT_COST) : (costs[slot] ?? CLASH_COST)
  }
  return cost
}

function answerClashCost({ answered, slots }: State, { value, rule }: Frame): number {
  const earlier = rule?.asked ? slots : answered
  return Object.keys(value).some((slot) => Object.hasOwn(earlier, slot) && !isSame(earlier[slot], value[slot])) ? ANSWER_CLASH_COST : 0
}

function gapsOf(frames: Frame[], length: number): number[] {
  const covered = new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))
  return Array.from({ length }, (_, at) => at).filter((at) => !covered.has(at))
}

import type { PlainDate } from '@/lib/travel/dates'
import type { OneOf, SliceGoal } from '../judge/goal'

type Ends = OneOf<string>

export function oneWay(from: Ends, to: Ends, on: OneOf<PlainDate>): { slices: SliceGoal[] } {
  return { slices: [{ from, to, on }] }
}

export function thereAndBack(from: Ends, to: Ends, out: OneOf<PlainDate>, back: OneOf<PlainDate>): { slices: SliceGoal[]; isReturn: true } {
  return {
    slices: [
      { from, to, on: out },
      { from: to, to: from, on: back },
    ],
    isReturn: true,
  }
}

import { formatDuration } from '@/lib/travel/dates'
import type { CostExplanation, CostPart } from '@/lib/travel/flights/offer-cost'
import type { RankWish } from '@/lib/travel/flights/rank-weights'
import { formatMoney, type Money } from '@/lib/travel/money'

/** The weights that a slider can be set to; the middle is as most people mind it, each further step twice as much. */
export const POSITIONS = [0, 0.5, 1, 2, 4] as const

const POSITION_WORDS = ['don’t mind', 'matter a little', 'matter as to most', 'matter more', 'matter a lot']

export const WISH_LABELS: Record<RankWish, string> = {
  time: 'Hours on the way',
  stops: 'Changes of planes and airports',
  nights: 'Flying at night',
  waits: 'Tight, long and overnight waits',
}

/** The position nearest to a weight; one that was said in words may lie between two. */
export function positionOf(weight: number): number {
  const distances = POSITIONS.map((position) => Math.abs(position - weight))
  return distances.indexOf(Math.min(...distances))
}

export function positionWords(weight: number): string {
  return POSITION_WORDS[positionOf(weight)] ?? ''
}

/** "an hour counts as £16.00". */
export function hourWords(hour: Money): string {
  return hour.amountMinor === 0 ? 'an hour counts for nothing' : `an hour counts as ${formatMoney(hour)}`
}

/** What a part of the cost is: "2 h 45 on the way", "1 change of planes". */
export function partWords({ kind, count }: CostPart, durationMinutes: number, whom: string): string {
  const counted = (one: string, many: string) => `${count} ${count === 1 ? one : many}`
  switch (kind) {
    case 'price':
      return `Price ${whom}`
    case 'time':
      return `${formatDuration(durationMinutes)} on the way`
    case 'stops':
      return counted('stop', 'stops')
    case 'airport-changes':
      return counted('change of airports', 'changes of airports')
    case 'nights':
      return count === 1 ? 'Part of it at night' : `At night, ${count} times`
    case 'waits':
      return counted('tight, long or overnight wait', 'tight, long or overnight waits')
    case 'bags':
      return counted('bag that is not included', 'bags that are not included')
  }
}

/** How the part is turned into money: the hours at their value, a nuisance as so many minutes more. */
export function measureWords({ kind, minutes }: CostPart, { hour }: Pick<CostExplanation, 'hour'>): string {
  if (kind === 'price') return ''
  if (kind === 'time') return `${formatMoney(hour)} an hour`
  return minutes === 0 ? 'does not count' : `like ${formatDuration(minutes)} more`
}

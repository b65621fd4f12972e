import * as texts from '@/lib/texts/flights/weights'
import { formatDuration } from '@/lib/travel/dates'
import type { CostExplanation, CostPart } from '@/lib/travel/flights/offer-cost'
import type { RankWish } from '@/lib/travel/flights/rank-weights'
import { formatMoney, type Money } from '@/lib/travel/money'

/** The weights that a slider can be set to; the middle is as most people mind it, each further step twice as much. */
export const POSITIONS = [0, 0.5, 1, 2, 4] as const

const POSITION_WORDS = [texts.dontMind, texts.matterALittle, texts.matterAsToMost, texts.matterMore, texts.matterALot]

export const WISH_LABELS: Record<RankWish, string> = {
  time: texts.hoursOnTheWay,
  stops: texts.changesOfPlanesAndAirports,
  nights: texts.flyingAtNight,
  waits: texts.tightLongAndOvernightWaits,
}

/** The position nearest to a weight; one that was said in words may lie between two. */
export function positionOf(weight: number): number {
  const distances = POSITIONS.map((position) => Math.abs(position - weight))
  return distances.indexOf(Math.min(...distances))
}

export function positionWords(weight: number): string {
  return POSITION_WORDS[positionOf(weight)] ?? ''
}

/** "an hour is worth £16.00". */
export function hourWords(hour: Money): string {
  return hour.amountMinor === 0 ? texts.anHourCountsForNothing : texts.anHourCountsAs(formatMoney(hour))
}

/** What a part of the cost is: "2 h 45 on the way", "1 change of planes". */
export function partWords({ kind, count }: CostPart, durationMinutes: number, whom: string): string {
  switch (kind) {
    case 'price':
      return texts.priceForWhom(whom)
    case 'time':
      return texts.onTheWay(formatDuration(durationMinutes))
    case 'stops':
      return texts.countOfStops(count)
    case 'airport-changes':
      return texts.countOfAirportChanges(count)
    case 'nights':
      return count === 1 ? texts.partOfItAtNight : texts.atNightTimes(count)
    case 'waits':
      return texts.countOfTroublesomeWaits(count)
    case 'bags':
      return texts.countOfBagsNotIncluded(count)
  }
}

/** How the part is turned into money: the hours at their value, a nuisance as so many minutes more. */
export function measureWords({ kind, minutes }: CostPart, { hour }: Pick<CostExplanation, 'hour'>): string {
  if (kind === 'price') return ''
  if (kind === 'time') return texts.anHour(formatMoney(hour))
  return minutes === 0 ? texts.doesNotCount : texts.likeMore(formatDuration(minutes))
}

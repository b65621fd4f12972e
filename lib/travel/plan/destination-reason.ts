import { formatDuration } from '../dates'
import { moneyWords, rangeWords } from './cost-words'
import type { DestinationCandidate, DestinationWishes } from './destination-candidate'
import type { Occasion } from './liking'

const OCCASION_WORDS: Record<Occasion, string> = { 'christmas-markets': 'with Christmas markets' }

/** "17 °C by day, 6 wet days; €84 there and back, 2 h 45 by plane; €110–190 a day there; for food and history". */
export function destinationReason(candidate: DestinationCandidate, wishes: DestinationWishes): string {
  const { fare, dayCost } = candidate
  const weather = candidate.months[wishes.month - 1]
  const liked = wishes.likings.filter((liking) => candidate.likings.includes(liking))
  const time = flightWords(candidate)
  const flight = [fareWords(candidate), ...(time ? [`${time} by plane`] : [])]
  return [
    ...(weather ? [`${weather.highC} °C by day, ${wetDays(weather.rainDays)}`] : []),
    flight.join(', '),
    ...(dayCost
      ? [`${rangeWords(dayCost.range, dayCost.currency)} a day ${fare && fare.currency !== dayCost.currency ? 'there on top' : 'there'}`]
      : []),
    ...(wishes.occasion ? [OCCASION_WORDS[wishes.occasion]] : []),
    ...(liked.length > 0 ? [`for ${listWords(liked)}`] : []),
  ].join('; ')
}

/** "2 h 45", "about 4 h 10" where it is told by the distance; null where it is not known. */
export function flightWords({
  flightMinutes,
  isFlightEstimated,
}: Pick<DestinationCandidate, 'flightMinutes' | 'isFlightEstimated'>): string | null {
  if (flightMinutes === null) return null
  return `${isFlightEstimated ? 'about ' : ''}${formatDuration(flightMinutes)}`
}

/** "€84 there and back", or that no price came: none is ever made up. */
export function fareWords({ fare, from }: Pick<DestinationCandidate, 'fare' | 'from'>): string {
  return fare ? `${moneyWords(fare)} there and back${from ? ` from ${from}` : ''}` : 'no flight price available'
}

/** "1 wet day", "6 wet days". */
export function wetDays(count: number): string {
  return `${count} wet ${count === 1 ? 'day' : 'days'}`
}

/** "food", "food and history", "food, history and city". */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

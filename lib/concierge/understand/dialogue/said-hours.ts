import type { FilterWish } from '../filter-wish'
import type { TravelFacts } from './travel-facts'

/** "After six" and "before seven" are one window; of several others the first stands. */
export function addHours(facts: TravelFacts, hours: TravelFacts) {
  for (const kind of ['departureHours', 'arrivalHours'] as const) {
    const [known, more] = [facts[kind], hours[kind]]
    if (!more) continue
    const isOtherEnd = known && !(known.from && more.from) && !(known.to && more.to)
    if (!known) facts[kind] = more
    else if (isOtherEnd) facts[kind] = { ...more, ...known }
  }
}

/** The hours of a wish; `named` is the part of the day where one was said. The way back has none here. */
export function hoursOf(
  { departAfter, departBefore, arriveAfter, arriveBefore, sliceIndex }: FilterWish,
  named: string | undefined,
): TravelFacts {
  const part = named ? { part: named } : {}
  if (sliceIndex === 1) return {}
  const departure = { ...(departAfter ? { from: departAfter } : {}), ...(departBefore ? { to: departBefore } : {}) }
  const arrival = { ...(arriveAfter ? { from: arriveAfter } : {}), ...(arriveBefore ? { to: arriveBefore } : {}) }
  return {
    ...(Object.keys(departure).length > 0 ? { departureHours: { ...departure, ...part } } : {}),
    ...(Object.keys(arrival).length > 0 ? { arrivalHours: { ...arrival, ...part } } : {}),
  }
}

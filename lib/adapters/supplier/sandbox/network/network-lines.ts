import type { World } from '../world/load-world'
import { SEASONS, SHARE_OF_YEAR } from './seasons'

/**
 * The whole network as text, a line for each pair of airports in alphabetical order: "AAA⇥BBB⇥XX:4;YY:1.5", the busiest airline first,
 * with its flights a day each way as an average over the year.
 */
export function networkLines(world: World): string[] {
  const pairs = new Map<string, [airline: string, perDay: number][]>()
  for (const { airline, routes } of world.routeRows) {
    for (const [base, spoke, departuresPerWeek, season = 0] of routes) {
      const codes = [world.airports[base]?.iataCode ?? '', world.airports[spoke]?.iataCode ?? '']
      const pair = codes.sort().join('\t')
      const perDay = (departuresPerWeek / 7) * SHARE_OF_YEAR[SEASONS[season] ?? 'year']
      const airlines = pairs.get(pair)
      if (airlines) airlines.push([airline, perDay])
      else pairs.set(pair, [[airline, perDay]])
    }
  }
  return [...pairs].map(([pair, airlines]) => `${pair}\t${airlines.sort(byBusiest).map(airlineText).join(';')}`).sort()
}

function byBusiest([first, firstPerDay]: [string, number], [second, secondPerDay]: [string, number]): number {
  return secondPerDay - firstPerDay || (first < second ? -1 : 1)
}

function airlineText([airline, perDay]: [string, number]): string {
  return `${airline}:${Math.round(perDay * 100) / 100}`
}

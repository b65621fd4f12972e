import { clockAt } from '@/lib/travel/zones'
import { otherAirportsOf } from './airport-changes'
import { areOnOneTicket, type ConnectionRule, canCatch, LONGEST_CONNECTION_MINUTES, LONGEST_NIGHT_CONNECTION_MINUTES } from './connections'
import { type Leg, legOn, legsWithin } from './legs'
import type { Flight } from './timetable'

/** Legs flown one after the other. */
export type Chain = [Leg, ...Leg[]]

/**
 * Every chain, one leg longer. Of the flights of one airline to one airport a traveller takes the next that can be caught, and
 * never leaves earlier than needed for it: whoever does either arrives no sooner and only waits longer.
 */
export function extendChains(chains: Chain[], onward: Flight[], rule: ConnectionRule): Chain[] {
  const legs = legsAfter(chains, onward, rule)
  const found: { chain: Chain; next: Leg }[] = []
  for (const chain of chains) {
    for (const next of nextLegs(chain, legs, rule)) {
      const rival = found.find((other) => other.next === next && areAlike(other.chain, chain))
      if (!rival) found.push({ chain, next })
      else if (rival.chain[0].departsAt < chain[0].departsAt) rival.chain = chain
    }
  }
  return found.map(({ chain, next }): Chain => [...chain, next])
}

/** From the same airport, with the same airlines one after the other. */
function areAlike(first: Chain, second: Chain): boolean {
  return (
    first[0].flight.origin === second[0].flight.origin &&
    first.every(({ flight }, index) => flight.airline === second[index]?.flight.airline)
  )
}

/** The run of `next` that continues these legs; null when there is none in time, from there, or on one ticket. */
export function catchNext(chain: Chain, next: Flight): Leg | null {
  const last = chain.at(-1) ?? chain[0]
  const { destination } = last.flight
  if (next.origin !== destination && !otherAirportsOf(destination).includes(next.origin)) return null
  const isOnTicket = ({ flight }: Leg) =>
    areOnOneTicket(flight.airline, next.airline, 'partners') || areOnOneTicket(flight.airline, next.airline, 'strangers')
  if (!chain.every(isOnTicket)) return null
  const { day } = clockAt(next.origin.zone, last.arrivesAt)
  return [legOn(next, day), legOn(next, day + 1)].find((leg) => leg !== null && canCatch(last, leg, true)) ?? null
}

function nextLegs(chain: Chain, legs: Leg[], rule: ConnectionRule): Leg[] {
  const last = chain.at(-1) ?? chain[0]
  const nexts: Leg[] = []
  for (const leg of legs) {
    if (leg.departsAt <= last.arrivesAt) continue
    const { airline, destination } = leg.flight
    const rival = nexts.findIndex((other) => other.flight.airline === airline && other.flight.destination === destination)
    if (rival >= 0 && (nexts[rival]?.departsAt ?? 0) <= leg.departsAt) continue
    if (!canCatch(last, leg, rule.mayStayOvernight)) continue
    if (!chain.every(({ flight }) => areOnOneTicket(flight.airline, airline, rule.ticket))) continue
    if (rival >= 0) nexts[rival] = leg
    else nexts.push(leg)
  }
  return nexts
}

/** What leaves in the hours after the chains arrive, on whichever local days those are. */
function legsAfter(chains: Chain[], flights: Flight[], rule: ConnectionRule): Leg[] {
  const [first] = flights
  if (!first || chains.length === 0) return []
  let earliest = Number.POSITIVE_INFINITY
  let latest = Number.NEGATIVE_INFINITY
  for (const chain of chains) {
    const { arrivesAt } = chain.at(-1) ?? chain[0]
    earliest = Math.min(earliest, arrivesAt)
    latest = Math.max(latest, arrivesAt)
  }
  const { zone } = first.origin
  const longestWait = rule.mayStayOvernight ? LONGEST_NIGHT_CONNECTION_MINUTES : LONGEST_CONNECTION_MINUTES
  const lastDay = clockAt(zone, latest + longestWait).day
  const legs: Leg[] = []
  for (let day = clockAt(zone, earliest).day; day <= lastDay; day++) {
    legs.push(...legsWithin(flights, day, earliest, latest + longestWait))
  }
  return legs
}

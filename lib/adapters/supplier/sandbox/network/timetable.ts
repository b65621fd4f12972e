import { offsetAt, weekdayOf } from '@/lib/travel/zones'
import { between, fraction } from '../hash'
import { AIRCRAFT } from '../world/aircraft'
import type { Airline } from '../world/airlines'
import type { Airport } from '../world/airport'
import { NIGHT_AIRPORTS } from '../world/airport-roles'
import { blockMinutes } from './block-time'
import { chooseAircraft } from './choose-aircraft'
import { type Route, rotationCount } from './network'
import { isInSeason, type Season } from './seasons'

/** One flight number as the timetable has it: `departureMinute` is local, bit n of `weekdays` is set when it leaves on weekday n. */
export type Flight = {
  airline: Airline
  number: number
  origin: Airport
  destination: Airport
  km: number
  departureMinute: number
  blockMinutes: number
  weekdays: number
  /** Absent when it is flown all the year. */
  season?: Season
  aircraft: string
}

/** Whether the flight leaves on a local day, counted since 1970. */
export function runsOn(flight: Flight, day: number): boolean {
  return (flight.weekdays & (1 << weekdayOf(day))) !== 0 && isInSeason(flight.season ?? 'year', day)
}

const EVERY_DAY = 0b1111111
// Local times are planned on a winter day; they stay the same through the year, as airlines keep them.
const PLANNING_INSTANT = Date.UTC(2026, 0, 15, 12) / 60_000
const LONGEST_DAY_TRIP_MINUTES = 300

const timetables = new Map<Route, { outward: Flight[]; back: Flight[] }>()

/** All rotations of a route, worked out when first asked for. */
export function timetable(route: Route): { outward: Flight[]; back: Flight[] } {
  let known = timetables.get(route)
  if (!known) {
    const pairs = Array.from({ length: rotationCount(route.departuresPerWeek) }, (_, rotation) => planRotation(route, rotation))
    known = { outward: pairs.map((pair) => pair[0]), back: pairs.map((pair) => pair[1]) }
    timetables.set(route, known)
  }
  return known
}

function planRotation(route: Route, rotation: number): [Flight, Flight] {
  const { airline, base, spoke, km } = route
  const key = `${airline.code}${base.iataCode}${spoke.iataCode}${rotation}`
  const aircraft = chooseAircraft(route, key)
  const isJet = AIRCRAFT[aircraft]?.kind !== 'turboprop'
  const there = blockMinutes(base, spoke, km, isJet)
  const back = blockMinutes(spoke, base, km, isJet)
  const weekdays = weekdaysOf(route, rotation, key)
  const number = route.firstNumber + 2 * rotation
  const common = { airline, km, aircraft, season: route.season }
  const outwardOf = (departureMinute: number): Flight => ({
    ...common,
    number,
    origin: base,
    destination: spoke,
    departureMinute,
    blockMinutes: there,
    weekdays,
  })
  const backOf = (departureMinute: number, days: number): Flight => ({
    ...common,
    number: number + 1,
    origin: spoke,
    destination: base,
    departureMinute,
    blockMinutes: back,
    weekdays: days,
  })

  const count = rotationCount(route.departuresPerWeek)
  if (there > LONGEST_DAY_TRIP_MINUTES) {
    const outward = bestDeparture(base, spoke, there, rotation, count, `o${key}`)
    return [outwardOf(outward), backOf(bestDeparture(spoke, base, back, rotation, count, `b${key}`), weekdays)]
  }
  const leaves = roundToFive(count === 1 ? between(390, 1_110, key) : 365 + ((rotation + between(0.1, 0.9, key)) / count) * 900)
  const arrives = leaves + there + zoneDifference(base, spoke)
  const turnMinutes = airline.kind === 'low-cost' ? 35 : AIRCRAFT[aircraft]?.isWidebody ? 80 : 50
  const returns = roundToFive(arrives + turnMinutes)
  if (returns <= 1_360 && returns >= 300) return [outwardOf(leaves), backOf(returns, weekdays)]
  // Too late to fly back: the aircraft stays the night.
  return [outwardOf(leaves), backOf(roundToFive(between(370, 450, key)), nextDays(weekdays))]
}

/** The departure whose hours at both ends suit people best, among the share of the day that belongs to this rotation. */
function bestDeparture(from: Airport, to: Airport, block: number, rotation: number, count: number, key: string): number {
  const difference = zoneDifference(from, to)
  const scored = Array.from({ length: 48 }, (_, slot) => {
    const leaves = slot * 30
    const arrives = (((leaves + block + difference) % 1_440) + 1_440) % 1_440
    return { leaves, score: discomfort(leaves, 'leaving', from) + discomfort(arrives, 'arriving', to) + 1.5 * fraction(`${key}${slot}`) }
  }).sort((first, second) => first.score - second.score || first.leaves - second.leaves)
  const chosen: number[] = []
  const spacing = Math.min(240, 700 / count)
  for (const { leaves } of scored) {
    if (chosen.every((other) => distanceOnClock(other, leaves) >= spacing)) chosen.push(leaves)
    if (chosen.length > rotation) break
  }
  const leaves = chosen[rotation] ?? scored[rotation]?.leaves ?? 600
  return (leaves + 5 * Math.floor(6 * fraction(key))) % 1_440
}

function discomfort(minute: number, what: 'leaving' | 'arriving', airport: Airport): number {
  if (NIGHT_AIRPORTS.has(airport.iataCode) && minute < 300) return minute < 210 ? 0.3 : 1.2
  if (minute < 30) return what === 'leaving' ? 1 : 4
  if (minute < 300) return 6
  if (minute < 390) return what === 'leaving' ? 3 : 0.8
  return minute > 1_380 ? 1.5 : 0
}

function distanceOnClock(first: number, second: number): number {
  const apart = Math.abs(first - second)
  return Math.min(apart, 1_440 - apart)
}

/** Full rotations run daily; the last one spreads the rest of the week's departures evenly. */
function weekdaysOf(route: Route, rotation: number, key: string): number {
  const days = Math.min(7, route.departuresPerWeek - 7 * rotation)
  if (days >= 7) return EVERY_DAY
  const shift = Math.floor(7 * fraction(`d${key}`))
  let mask = 0
  for (let index = 0; index < days; index++) mask |= 1 << ((Math.floor((index * 7) / days) + shift) % 7)
  return mask
}

function nextDays(weekdays: number): number {
  return ((weekdays << 1) | (weekdays >> 6)) & EVERY_DAY
}

function zoneDifference(from: Airport, to: Airport): number {
  return offsetAt(to.zone, PLANNING_INSTANT) - offsetAt(from.zone, PLANNING_INSTANT)
}

function roundToFive(minutes: number): number {
  return Math.round(minutes / 5) * 5
}

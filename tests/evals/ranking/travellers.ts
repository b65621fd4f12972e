import { ORDINARY_WEIGHTS, type RankWeights } from '@/lib/travel/flights/rank-weights'
import { between, betweenByRatio, type Chance, gumbel, normal, pickOne, positiveStable } from './chance'
import type { Option } from './option'

/**
 * A traveller who chooses the option of the highest utility plus noise. `utility` is in units of the noise's own scale; `sliders`
 * is what such a traveller would set, to the nearest of the five positions.
 */
export type Traveller = { utility: (option: Option) => number; noise: (options: Option[]) => number[]; sliders: RankWeights }
export type Family = { name: string; draw: (options: Option[], chance: Chance) => Traveller }

/** The noise is this share of the middle price, and at least ten euros: what a look at hours, habit or mood is worth. */
const NOISE_SHARE = 0.06
const LEAST_NOISE_EUROS = 10

/** None of these is the ranker's own model: no fixed value of time, and what it leaves out (airline, hours of the day) counts. */
export const FAMILIES: Family[] = [
  { name: 'other value of time', draw: drawHurried },
  { name: 'airline and time of day', draw: drawNested },
  { name: 'non-stop first', draw: drawNonStop },
  { name: 'schedule window', draw: drawScheduled },
]

/** A logit whose hour is worth anything from 5 to 90 euros, and a stop from nothing to 120. */
function drawHurried(options: Option[], chance: Chance): Traveller {
  const hourEuros = betweenByRatio(5, 90, chance)
  const stopEuros = hourEuros * between(0, 1.3, chance)
  const scale = noiseEuros(options)
  return {
    utility: ({ euros, hours, connections }) => -(euros + hourEuros * hours + stopEuros * connections) / scale,
    noise: (all) => all.map(() => gumbel(chance)),
    sliders: { ...ORDINARY_WEIGHTS, time: nearestPosition(hourEuros / 18), stops: nearestPosition(stopEuros / 13.5) },
  }
}

/** A nested logit: flights of one airline at one time of day are alike, and airlines and times are liked or not. */
function drawNested(options: Option[], chance: Chance): Traveller {
  const scale = noiseEuros(options)
  const held = 0.5
  const tastes = new Map<string, number>()
  const tasteOf = (what: string, spread: number) => {
    const known = tastes.get(what) ?? normal(chance) * spread
    tastes.set(what, known)
    return known
  }
  const nestOf = ({ airline, departsHour }: Option) => `${airline} ${dayPart(departsHour)}`
  return {
    utility: (option) =>
      -(option.euros + 20 * option.hours + 35 * option.connections) / scale +
      tasteOf(option.airline, 1.2) +
      tasteOf(dayPart(option.departsHour), 0.8),
    noise: (all) => {
      const shared = new Map<string, number>()
      for (const option of all) if (!shared.has(nestOf(option))) shared.set(nestOf(option), Math.log(positiveStable(held, chance)))
      return all.map((option) => held * ((shared.get(nestOf(option)) ?? 0) + gumbel(chance)))
    },
    sliders: { ...ORDINARY_WEIGHTS, stops: 2 },
  }
}

/** Fewest stops whatever they save, then the price: no trade at all. */
function drawNonStop(options: Option[], chance: Chance): Traveller {
  const scale = noiseEuros(options)
  return {
    utility: ({ euros, connections }) => -1_000 * connections - euros / scale,
    noise: (all) => all.map(() => gumbel(chance)),
    sliders: { ...ORDINARY_WEIGHTS, stops: 4 },
  }
}

/** A time to leave or to be there by; each hour off it costs, and late costs more than early or the reverse. */
function drawScheduled(options: Option[], chance: Chance): Traveller {
  const scale = noiseEuros(options)
  const [early, late] = [between(8, 40, chance), between(8, 60, chance)]
  const isArrival = chance() < 0.5
  const wanted = pickOne([8, 9.5, 12, 14, 17, 18.5, 20], chance)
  const hoursOff = ({ departsHour, arrivesHour, arrivesDay }: Option) => (isArrival ? arrivesHour + 24 * arrivesDay : departsHour) - wanted
  const nearest = Math.min(...options.map((option) => Math.abs(hoursOff(option))))
  return {
    utility: (option) => {
      const off = hoursOff(option)
      // An hour about the wish is free, and what no flight can meet is no flight's fault.
      const missed = Math.max(0, Math.abs(off) - nearest - 1)
      return -(option.euros + 12 * option.hours + 15 * option.connections + missed * (off < 0 ? early : late)) / scale
    },
    noise: (all) => all.map(() => gumbel(chance)),
    sliders: { ...ORDINARY_WEIGHTS, time: 0.5 },
  }
}

function noiseEuros(options: Option[]): number {
  const prices = options.map(({ euros }) => euros).toSorted((first, second) => first - second)
  return Math.max(LEAST_NOISE_EUROS, NOISE_SHARE * (prices[Math.floor(prices.length / 2)] ?? 0))
}

function dayPart(hour: number): string {
  return hour < 6 ? 'night' : hour < 11 ? 'morning' : hour < 16 ? 'midday' : hour < 20 ? 'evening' : 'late'
}

function nearestPosition(ratio: number): number {
  if (ratio < 0.25) return 0
  return [0.5, 1, 2, 4].reduce((best, one) => (Math.abs(Math.log(one / ratio)) < Math.abs(Math.log(best / ratio)) ? one : best))
}

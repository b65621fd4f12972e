import { ALLIANCES, type Alliance } from '@/lib/travel/flights/alliances'
import type { Frame } from '../../grammar/cover'

/** What was said of airlines, by the names they give themselves. */
export type AirlineChange = {
  /** Wanted: "with TAP or easyJet". */
  airlines: string[]
  /** Named alone, which may choose a flight that is shown: "TAP please". */
  airlinesNamed: string[]
  withoutAirlines: string[]
  alliances: Alliance[]
  withoutAlliances: Alliance[]
  /** Taken back: "forget KLM". */
  droppedAirlines: string[]
  /** "Remove KLM": taken back where it's a filter, else unwanted. */
  removedAirlines: string[]
  /** Only preferred: "ideally with KLM". */
  isSoftAirline: boolean
  /** "Any airline": what stands of airlines, or of alliances, goes. */
  anyAirline: boolean
  anyAlliance: boolean
  /** "Another airline": any but the one that was spoken of. */
  otherAirline: boolean
  /** No search can tell these apart: "no budget airlines". */
  lowCost: boolean | null
}

/** `all` are the frames of every skill: limits are lifted in one breath with others. */
export function foldAirlines(frames: readonly Frame[], all: readonly Frame[]): AirlineChange {
  const list = (slot: string) => [...new Set(frames.flatMap(({ value }) => texts(value[slot])))]
  const has = (slot: string) => frames.some(({ value }) => value[slot] === true)
  const withoutAirlines = list('notCarrier')
  const lowCost = frames.map(({ value }) => value.lowCost).find((value) => typeof value === 'boolean')
  return {
    airlines: list('carrier').filter((airline) => !withoutAirlines.includes(airline)),
    airlinesNamed: list('carrierNamed').filter((airline) => !withoutAirlines.includes(airline)),
    withoutAirlines,
    alliances: alliancesIn(list('alliances')),
    withoutAlliances: alliancesIn(list('notAlliances')),
    droppedAirlines: list('carrierDropped'),
    removedAirlines: list('carrierRemoved'),
    isSoftAirline: has('soft'),
    anyAirline: all.some(({ value }) => value.airlineAny === true),
    anyAlliance: all.some(({ value }) => value.allianceAny === true),
    otherAirline: has('otherAirline') && withoutAirlines.length === 0,
    lowCost: typeof lowCost === 'boolean' ? lowCost : null,
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function alliancesIn(names: string[]): Alliance[] {
  return ALLIANCES.filter((alliance) => names.includes(alliance))
}

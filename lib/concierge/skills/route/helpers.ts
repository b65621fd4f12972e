import type { Helpers } from '../../grammar/chart'
import type { Slots } from '../../grammar/lexicon'
import type { PlaceValue } from '../../grammar/place-atoms'

/** A place, or several of which one will do. */
export type Spot = PlaceValue | { any: PlaceValue[] }

/** The arithmetic of the route's rules. */
export const ROUTE_HELPERS: Helpers = {
  is: ({ is }) => (isSlots(is) ? is : null),
  several: ({ any }) => ({ any: placesIn(any) }),
  // "Heathrow/Gatwick" is a choice, "Hamburg/Palermo" a way.
  sameCity: ({ any }) => (new Set(placesIn(any).map(({ city }) => city)).size === 1 ? { any: placesIn(any) } : null),
  apart: (slots) => (placesIn([slots.from, slots.to]).length < 2 || !isSame(slots.from, slots.to) ? slots : null),
  onward: ({ all }) => ({ all: placesIn(all) }),
  notFrom: (slots) => listed(slots, 'fromNot'),
  notTo: (slots) => listed(slots, 'toNot'),
  notPlace: (slots) => listed(slots, 'placeNot'),
  via: (slots) => listed(slots, 'via'),
  notVia: (slots) => listed(slots, 'notVia'),
  viaNot: (slots) => listed(listed(slots, 'via'), 'notVia'),
  fromAny: ({ any }) => ({ from: { any: placesIn(any) } }),
  toAny: ({ any }) => ({ to: { any: placesIn(any) } }),
  viaDropped: (slots) => listed(slots, 'viaDropped'),
  about: (slots) => listed(slots, 'about'),
  carriers: ({ carrier, soft }) => ({ carrier: airlinesIn(carrier), ...(soft === true ? { soft } : {}) }),
  carriersDropped: ({ carrierDropped }) => ({ carrierDropped: airlinesIn(carrierDropped) }),
  carriersNamed: ({ carrier }) => ({ carrierNamed: airlinesIn(carrier) }),
  notCarriers: ({ notCarrier }) => ({ notCarrier: airlinesIn(notCarrier) }),
  bothCarriers: ({ carrier, notCarrier }) => ({ carrier: airlinesIn(carrier), notCarrier: airlinesIn(notCarrier) }),
  alliance: ({ alliance }) => ({ alliances: [alliance] }),
  alliances: ({ all }) => ({ alliances: Array.isArray(all) ? all.map(({ alliance }) => alliance) : [] }),
  notAlliance: ({ alliance }) => ({ notAlliances: [alliance] }),
}

/** All places that a slot holds. */
export function placesIn(value: unknown): PlaceValue[] {
  if (Array.isArray(value)) return value.flatMap(placesIn)
  if (!isSlots(value)) return []
  if ('any' in value) return placesIn(value.any)
  if ('all' in value) return placesIn(value.all)
  // What the place atoms made.
  return 'text' in value ? [value as PlaceValue] : []
}

function listed(slots: Slots, slot: string): Slots {
  return { ...slots, [slot]: placesIn(slots[slot]) }
}

function isSame(one: unknown, other: unknown): boolean {
  const [first] = placesIn(one)
  const [second] = placesIn(other)
  return first !== undefined && second !== undefined && first.city === second.city && first.country === second.country
}

function airlinesIn(value: unknown): string[] {
  if (!isSlots(value) || !Array.isArray(value.all)) return []
  return [...new Set(value.all.flatMap((one) => (isSlots(one) && typeof one.airline === 'string' ? [one.airline] : [])))]
}

function isSlots(value: unknown): value is Slots {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

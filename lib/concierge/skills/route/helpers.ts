import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { isSameSpot, isWide, placesIn, spotIn } from './spots'

const MORE = ['placeMore', 'fromMore', 'toMore']
const MOST_TOGETHER = 30

/** Arithmetic for the route's rules. */
export const ROUTE_HELPERS: Helpers = {
  is: ({ is }) => (isSlots(is) ? is : null),
  // "Any London airport": each of them would do.
  each: ({ is }) => (isSlots(is) ? { ...is, isEach: true } : null),
  several: ({ any }) => ({ any: placesIn(any) }),
  // "Heathrow/Gatwick" is a choice, "Hamburg/Palermo" a route.
  sameCity: ({ any }) => (new Set(placesIn(any).map(({ city }) => city)).size === 1 ? { any: placesIn(any) } : null),
  apart: (slots) => (!isSameSpot(spotIn(slots.from), spotIn(slots.to)) ? slots : null),
  // "Canary Islands, Manchester": nobody starts in a region or a country, so the list has its goal first.
  listed: (slots) => {
    const [from, to] = [spotIn(slots.from), spotIn(slots.to)]
    if (isSameSpot(from, to)) return null
    return isWide(from) && !isWide(to) ? { ...slots, from: slots.to, to: slots.from } : slots
  },
  onward: ({ all }) => ({ all: placesIn(all) }),
  stayIn: ({ at, stay, n, isBare }) => {
    if (isSlots(stay) && stay.isFew) return null
    return { at, nights: isSlots(stay) ? stay.days : n, ...(isBare === true ? { isBare } : {}) }
  },
  staysEach: ({ stay }) => (isSlots(stay) && !stay.isFew && typeof stay.days === 'number' ? { staysEach: stay.days } : null),
  // "Prague 3 nights, Vienna 2": bare numbers are nights beside a stay that says so.
  stays: ({ stays }) => {
    const all = Array.isArray(stays) ? stays.filter(isSlots) : []
    return all.some(({ isBare }) => isBare !== true) ? { stays: all } : null
  },
  more: (slots) => MORE.reduce((all, slot) => (slot in all ? listed(all, slot) : all), slots),
  notFrom: (slots) => listed(slots, 'fromNot'),
  notTo: (slots) => listed(slots, 'toNot'),
  notPlace: (slots) => listed(slots, 'placeNot'),
  via: (slots) => listed(slots, 'via'),
  notVia: (slots) => listed(slots, 'notVia'),
  viaNot: (slots) => listed(listed(slots, 'via'), 'notVia'),
  startsCompared: ({ any, asksPrice }) => {
    const places = placesIn(any)
    return places.length > 1 ? { from: { any: places }, asksPrice } : null
  },
  fromAny: ({ any }) => ({ from: { any: placesIn(any) } }),
  toAny: ({ any }) => ({ to: { any: placesIn(any) } }),
  viaDropped: (slots) => listed(slots, 'viaDropped'),
  about: (slots) => listed(slots, 'about'),
  aboutWay: ({ about }) => ({ about: isSlots(about) ? [about.from, about.to] : [] }),
  // "5 mates from Newcastle and one from London": they are all who fly, if all are counted.
  origins: (slots) => {
    const starts = Array.isArray(slots.origins) ? slots.origins.filter(isSlots) : []
    const counts = starts.map(({ count, who }) => (isSlots(count) ? Number(count.n) : who === 'me' ? 1 : Number.NaN))
    const people = counts.reduce((sum, count) => sum + count, 0)
    if (counts.some((count) => count < 1 || count > MOST_TOGETHER)) return null
    return Number.isInteger(people) && starts.some(({ count }) => isSlots(count)) ? { ...slots, people } : slots
  },
  carriers: ({ carrier, soft }) => ({ carrier: airlinesIn(carrier), ...(soft === true ? { soft } : {}) }),
  carriersDropped: ({ carrierDropped }) => ({ carrierDropped: airlinesIn(carrierDropped) }),
  carriersRemoved: ({ carrierRemoved }) => ({ carrierRemoved: airlinesIn(carrierRemoved) }),
  carriersNamed: ({ carrier }) => ({ carrierNamed: airlinesIn(carrier) }),
  notCarriers: ({ notCarrier }) => ({ notCarrier: airlinesIn(notCarrier) }),
  bothCarriers: ({ carrier, notCarrier }) => ({ carrier: airlinesIn(carrier), notCarrier: airlinesIn(notCarrier) }),
  alliance: ({ alliance }) => ({ alliances: [alliance] }),
  alliances: ({ all }) => ({ alliances: Array.isArray(all) ? all.map(({ alliance }) => alliance) : [] }),
  notAlliance: ({ alliance }) => ({ notAlliances: [alliance] }),
}

function listed(slots: Slots, slot: string): Slots {
  return { ...slots, [slot]: placesIn(slots[slot]) }
}

function airlinesIn(value: unknown): string[] {
  if (!isSlots(value) || !Array.isArray(value.all)) return []
  return [...new Set(value.all.flatMap((one) => (isSlots(one) && typeof one.airline === 'string' ? [one.airline] : [])))]
}

function isSlots(value: unknown): value is Slots {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

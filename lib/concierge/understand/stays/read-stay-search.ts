import type { Table } from '../../table'
import { readStayDays, type StayDays } from './read-stay-days'
import { readStayFeatures } from './read-stay-features'
import { readStayLimits } from './read-stay-limits'
import { RESETS_STAYS, readStayOrder, SORT_WORDS } from './read-stay-order'
import { readRooms, readStayParty } from './read-stay-party'
import { readWhere, type SaidWhere } from './read-where'
import { filtersOf, inputOf, joinedFilters, liftsFilters, wishesOfHouse, withoutLifted } from './stay-filters-wished'
import { areStaysSpokenOf } from './stay-table'
import type { SearchOfStays, StaySearchWish } from './stay-wish'
import { withoutStayNames } from './stay-words'
import { cityOfFlights, heldWish, nightsBefore, SAME_NIGHTS, withoutFeatures, withoutRefused, withoutView } from './what-still-holds'

const COMPARES = /\b(?:cheaper|closer|nearer|better|another|other|different|dearer)\b/i

/** What the words ask of a search for places to stay, with what of the last one still holds; null where they ask nothing. */
export function readStaySearch(words: string, table: Table, isNamed: boolean): SearchOfStays | null {
  const { stays, situation } = table
  const result = stays.lastSearch?.result
  const isSpokenOf = areStaysSpokenOf(table)
  const isOpen = isSpokenOf && result !== undefined && result?.status !== 'found'
  const isRefining = stays.lastSearch !== null && (isSpokenOf || COMPARES.test(words))
  const features = readStayFeatures(words)
  const { rooms, rest: afterRooms } = readRooms(words, table)
  const limits = readStayLimits(withoutStayNames(afterRooms).replace(SORT_WORDS, masked))
  const days = readStayDays(limits.rest, table)
  const { party, rest } = readStayParty(days.rest, table)
  const isCityAsked =
    table.pending?.asked === 'stay-city' ||
    (isOpen && (result?.status === 'unknown-place' || (result?.status === 'missing' && result.missing === 'city')))
  const { near: saidNear, ...place } = readWhere(withoutFeatures(rest), table.names, {
    isCityAsked: isCityAsked && !wishesOfHouse(features, limits),
  })
  // "Near the metro" is told to be unknown, and is no sight.
  const where: SaidWhere = saidNear && !features.untold.includes('way') ? { ...place, near: saidNear } : place
  const ordered = readStayOrder(words)
  const by = ordered.by ?? (where.isCentral ? 'best-placed' : undefined)
  const { sort } = ordered
  const isReset = RESETS_STAYS.test(words)
  const said: StaySearchWish = {
    ...placeOf(where),
    ...nightsOf(days),
    ...party,
    ...(rooms === null ? {} : { rooms }),
    ...(limits.currency && (limits.price || isRefining) ? { currency: limits.currency } : {}),
    ...(by ? { by } : {}),
    ...(sort ? { sort } : {}),
  }
  const filters = filtersOf(features, limits, { ...said, ...(days.nights ? { nights: days.nights } : {}) }, table)
  const isLifting = liftsFilters(features, limits)
  const isSaid =
    Object.keys(said).length > 0 || (isOpen && SAME_NIGHTS.test(words)) || Object.keys(filters).length > 0 || isLifting || isReset
  if (!isSaid && features.untold.length === 0 && !isNamed && !(isOpen && (days.vague || days.impossibleDay))) return null
  const before = isRefining ? inputOf(stays.lastSearch?.input) : {}
  const kept = isReset ? {} : withoutLifted(before.filters ?? {}, features, limits)
  const held = isNamed && !stays.lastSearch ? heldWish(table) : null
  const merged = { ...held?.filters, ...kept, ...filters, ...joinedFilters(kept, filters) }
  const isElsewhere = said.city !== undefined && (before.city ?? stays.shown?.city)?.toLowerCase() !== said.city.toLowerCase()
  const near = said.near ?? (isReset || isElsewhere || !isRefining ? held?.near : (before.near ?? stays.shown?.near?.said))
  const order = isReset ? {} : { ...(before.by && !sort ? { by: before.by } : {}), ...(before.sort && !by ? { sort: before.sort } : {}) }
  const pending = isOpen ? withoutRefused(withoutView(before), said, result) : {}
  const input: StaySearchWish = {
    ...(isNamed && !isRefining ? cityOfFlights(situation) : {}),
    ...pending,
    ...order,
    ...(isRefining ? nightsBefore(said, words, situation) : {}),
    ...said,
    ...(near ? { near } : {}),
    ...(Object.keys(merged).length > 0 ? { filters: merged } : {}),
  }
  if (said.checkInOn && said.nights === undefined && said.checkOutOn === undefined) delete input.checkOutOn
  const isRefined = isRefining && isSaid
  const isOrderAlone =
    Object.keys(said).every((key) => key === 'by' || key === 'sort') && Object.keys(filters).length === 0 && !isLifting && !isReset
  return {
    act: 'search',
    input,
    untold: features.untold,
    isRefined,
    isReordered: isRefined && isOrderAlone && isSpokenOf,
    vague: days.vague,
    impossibleDay: days.impossibleDay,
  }
}

function placeOf({ city, near }: SaidWhere): Pick<StaySearchWish, 'city' | 'near'> {
  return { ...(city ? { city } : {}), ...(near ? { near } : {}) }
}

function nightsOf({ checkInOn, checkOutOn, nights }: StayDays): Pick<StaySearchWish, 'checkInOn' | 'checkOutOn' | 'nights'> {
  return { ...(checkInOn ? { checkInOn } : {}), ...(checkOutOn ? { checkOutOn } : {}), ...(nights ? { nights } : {}) }
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}

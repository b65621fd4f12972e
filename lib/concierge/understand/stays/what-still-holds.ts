import type { Table } from '../../table'
import { readStayFeatures } from './read-stay-features'
import { readStayLimits } from './read-stay-limits'
import { readWhere } from './read-where'
import { filtersOf } from './stay-filters-wished'
import type { StaySearchWish } from './stay-wish'
import { isBesideFlights, NAMES_STAY, namesStay, withoutStayNames } from './stay-words'

export const SAME_NIGHTS = /\bsame (?:nights?|days?|dates?|time)\b/i
const HELD_MESSAGES = 6

const PARTY = ['adults', 'children', 'rooms'] as const
const DAYS = ['checkInOn', 'checkOutOn', 'nights'] as const

/** "What about Nice instead?", "the same nights": those asked for before, unless flights go there. */
export function nightsBefore(said: StaySearchWish, words: string, { wishes, stay }: Table['situation']): StaySearchWish {
  if (!stay || said.checkInOn || said.checkOutOn || said.nights) return {}
  const isElsewhere = said.city !== undefined && !wishes.to?.toLowerCase().startsWith(said.city.toLowerCase())
  return isElsewhere || SAME_NIGHTS.test(words) ? { checkInOn: stay.checkInOn, checkOutOn: stay.checkOutOn } : {}
}

/** "And a hotel?" after flights: in their city, unless stays were asked for there before. */
export function cityOfFlights({ wishes, stay }: Table['situation']): Pick<StaySearchWish, 'city'> {
  const city = wishes.to?.replace(/\s*\([A-Z]{3}\)$/, '')
  return city && stay?.city !== city ? { city } : {}
}

/** What was asked and could not be searched yet; its order and filters are read apart. */
export function withoutView({ by: _by, sort: _sort, filters: _filters, near: _near, ...asked }: StaySearchWish): StaySearchWish {
  return asked
}

/** "Flights to Lisbon and a hotel near the castle": what was said of the house while the flights came first. */
export function heldWish(table: Table): StaySearchWish | null {
  const said = table.earlierWords.slice(-HELD_MESSAGES).findLast((earlier) => namesStay(earlier) && isBesideFlights(earlier, table.names))
  if (!said) return null
  const clause = said.slice(said.search(NAMES_STAY))
  const features = readStayFeatures(clause)
  const limits = readStayLimits(clause)
  const { near } = readWhere(withoutFeatures(withoutStayNames(limits.rest)), table.names)
  return { ...(near ? { near } : {}), filters: filtersOf(features, { ...limits, isInAll: false }, {}, table) }
}

/** What was refused is not asked again, unless it is what the words go on about. */
export function withoutRefused(
  pending: StaySearchWish,
  said: StaySearchWish,
  result: NonNullable<Table['stays']['lastSearch']>['result'],
): StaySearchWish {
  if (result?.status !== 'refused') return pending
  const group: readonly (keyof StaySearchWish)[] =
    [PARTY, DAYS].find((names: readonly string[]) => names.includes(result.refusal.field ?? '')) ?? []
  if (group.some((name) => name in said)) return pending
  return Object.fromEntries(Object.entries(pending).filter(([name]) => !group.some((one) => one === name)))
}

/** The words of a kitchen or a pool name no place. */
export function withoutFeatures(words: string): string {
  return words.replace(
    /\b(?:with|including|that has|having|and|plus) (?:an? |the |free )*(?:[\w-]+ )?(?:kitchen\w*|pool|wi-?fi|breakfast|cancellation|gym|spa|sauna|parking|garden|bar|restaurant|lift|elevator|shower)\b/gi,
    masked,
  )
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}

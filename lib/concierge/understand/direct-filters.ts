import { hearSearch } from '../hear-search'
import type { Table } from '../table'
import { type FilterWish, mergeWishes } from './filter-wish'
import { normaliseWords } from './words'

/** The filters of a message, each for the direction it is meant for. `meant` is a direction named to correct the message before. */
export function directFilters(filters: FilterWish[], meant: number | null, table: Table): FilterWish[] {
  return filters.length === 0 && meant !== null ? filtersMeant(meant, table) : ofOpenFlight(filters, table)
}

/** "Sorry, I meant for the outbound": the filters of the message before, for this direction alone. */
function filtersMeant(sliceIndex: number, table: Table): FilterWish[] {
  const before = table.earlierWords.at(-1)
  const said = before ? hearSearch(normaliseWords(before), table).filters : []
  const others = table.situation.slices.filter((slice) => slice.sliceIndex !== sliceIndex)
  return mergeWishes(
    said.flatMap(({ sliceIndex: _direction, ...wish }) => [
      { ...wish, sliceIndex },
      ...others.map((other) => ({ ...Object.fromEntries(Object.keys(wish).map((name) => [name, null])), sliceIndex: other.sliceIndex })),
    ]),
  )
}

const OF_ONE_FLIGHT = ['departAfter', 'departBefore', 'arriveAfter', 'arriveBefore', 'maxPrice']

/** "After six" while one flight is chosen and the other isn't: hours and prices are those of the open one, an airline is of both. */
function ofOpenFlight(filters: FilterWish[], table: Table): FilterWish[] {
  const open = openFlight(table)
  if (open === null) return filters
  const isOfOne = ({ sliceIndex, ...wish }: FilterWish) =>
    sliceIndex === undefined && Object.entries(wish).every(([name, value]) => value !== null && OF_ONE_FLIGHT.includes(name))
  return mergeWishes(filters.map((wish) => (isOfOne(wish) ? { ...wish, sliceIndex: open } : wish)))
}

/** The direction of the only flight that isn't chosen yet, beside others that are. */
function openFlight({ situation: { slices } }: Table): number | null {
  const [open, ...more] = slices.filter(({ picked }) => !picked)
  return open && more.length === 0 && slices.length > 1 ? open.sliceIndex : null
}

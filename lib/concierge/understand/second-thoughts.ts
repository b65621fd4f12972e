import type { Situation } from '@/lib/travel/trip/situation'
import type { Clause } from '../grammar/clauses'
import type { Table } from '../table'
import type { SearchWish } from './wished-search'

/** Whether a search exists and the change is all in it already. */
export function changesNothing(change: SearchWish, { wishes, result, mode, slices }: Situation): boolean {
  const entries = Object.entries(change)
  if (!result || mode === 'chat' || result.isExpired || entries.length === 0) return false
  const known = new Map<string, unknown>(Object.entries(wishes))
  return entries.every(([name, wanted]) => {
    const now = known.get(name)
    // "Home from Madrid" on a trip whose second flight leaves from there.
    if ((name === 'from' || name === 'to') && wishes.tripType === 'multi-trip')
      return slices.some((slice) => isSamePlace(slice[name], String(wanted)))
    if ((name === 'from' || name === 'to') && typeof now === 'string') return isSamePlace(now, String(wanted))
    return JSON.stringify(now) === JSON.stringify(wanted)
  })
}

/** With flights picked, "off to Porto" alone, which says nothing of flying there, is asked about first. */
export function doubtfulPlace(
  { from, to, ...rest }: SearchWish,
  clauses: readonly Clause[],
  { situation, held }: Table,
): { field: 'from' | 'to'; said: string } | null {
  if (!situation.slices.some((slice) => slice.picked) || held?.unclearPlace || Object.keys(rest).length > 0) return null
  const said = from ?? to
  if (!said || (from && to) || !clauses.every(isBare)) return null
  return { field: from ? 'from' : 'to', said }
}

function isBare({ isMoving, frames }: Clause): boolean {
  return !isMoving && frames.every(({ skill, value }) => skill !== 'route' || ['from', 'to', 'place'].includes(Object.keys(value).join()))
}

/** "London (LON)" is "london" and "LON". */
function isSamePlace(known: string, said: string): boolean {
  const [name = '', code = ''] = known.toLowerCase().split(/\s*\((?=[a-z]{3}\)$)/)
  return [name, code.replace(')', '')].includes(said.toLowerCase())
}

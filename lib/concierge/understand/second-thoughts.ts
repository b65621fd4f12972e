import type { Situation } from '@/lib/travel/trip/situation'
import type { Table } from '../table'
import type { SearchWish } from './wished-search'

const CLEAR =
  /\b(?:instead|rather|make (?:it|that)|(?:what|how) about|change(?:d)? (?:it |that |the (?:destination|origin|city|airport|place|route) )?(?:to|from)|meant|switch to|fly(?:ing)?|flights?|travel(?:ling)?|leav(?:e|ing) from|depart(?:ing)?|start(?:ing)?(?: again| over)? (?:from|in|at)|destination|origin|not \p{L}+,)/iu

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

/** With flights picked, a lone word that nothing else marks as a place is asked about first. */
export function doubtfulPlace(
  { from, to, ...rest }: SearchWish,
  words: string,
  { situation, held }: Table,
): { field: 'from' | 'to'; said: string } | null {
  if (!situation.slices.some((slice) => slice.picked) || held?.unclearPlace || Object.keys(rest).length > 0) return null
  const said = from ?? to
  if (!said || (from && to) || CLEAR.test(words)) return null
  return { field: from ? 'from' : 'to', said }
}

/** "London (LON)" is "london" and "LON". */
function isSamePlace(known: string, said: string): boolean {
  const [name = '', code = ''] = known.toLowerCase().split(/\s*\((?=[a-z]{3}\)$)/)
  return [name, code.replace(')', '')].includes(said.toLowerCase())
}

import { addDays } from '@/lib/travel/dates'
import { hearSearch } from './hear-search'
import { hearSuggestion } from './hear-suggestion'
import { layTable, type Table } from './table'
import { readRequest } from './understand/requests'
import type { SearchWish } from './understand/wished-search'

const MESSAGES_BACK = 6
/** What belongs to the travellers and not to one search of theirs. */
const KEPT = ['from', 'adults', 'children', 'infants', 'pets', 'childAges', 'cabinClass', 'directOnly', 'checkedBags', 'currency'] as const
const PARTY: readonly string[] = ['adults', 'children', 'infants', 'pets', 'childAges']

/**
 * A search that begins, with what was said before it of where they start, who travels and how: a plan, proposals or houses were spoken of, and
 * no search has taken that up. What the message itself says stands.
 */
export function withMemory(said: SearchWish, table: Table): SearchWish {
  const change = withNights(said, table)
  const { wishes, mode } = table.situation
  if (mode !== 'chat' || wishes.from !== null || wishes.to !== null || change.to === undefined) return change
  const remembered = memoryOf(table)
  const saysParty = PARTY.some((name) => name in change)
  // The sights of a plan are read as plain words there: the Palácio da Bolsa is no bag.
  const isOfPlan = (name: string) => name === 'checkedBags' && table.situation.plan !== undefined
  const kept = Object.entries(remembered).filter(([name]) => !(saysParty && PARTY.includes(name)) && !isOfPlan(name))
  return { ...Object.fromEntries(kept), ...change }
}

/** "Flights on 10 April", after "four nights": the day back follows. */
function withNights(change: SearchWish, { situation: { memory, wishes } }: Table): SearchWish {
  const isOpen = change.returnOn === undefined && change.tripType === undefined && wishes.tripType === null && wishes.returnOn === null
  if (!memory?.nights || !change.departureOn || !isOpen) return change
  return { ...change, returnOn: addDays(change.departureOn, memory.nights) }
}

/** What earlier messages said that holds for any search, the later over the earlier; nothing from before a fresh start. */
function memoryOf(table: Table): Pick<SearchWish, (typeof KEPT)[number]> {
  const earlier = table.earlierWords.slice(-MESSAGES_BACK)
  const fresh = earlier.slice(earlier.findLastIndex((words) => readRequest(words, table.names) === 'start-over') + 1)
  const alone = layTable(table.situation, [], { earlierWords: [], language: table.language }, table.names)
  return Object.assign(
    {},
    ...fresh.map((words) => {
      const suggestion = hearSuggestion(words, alone)
      const { change } = suggestion?.heard ?? hearSearch(words, alone)
      const from = suggestion ? suggestion.input.from : change.from
      const said: SearchWish = { ...change, ...(from ? { from } : {}) }
      return Object.fromEntries(KEPT.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))
    }),
  )
}

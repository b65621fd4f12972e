import { sentences } from '../say/phrases'
import { askMissing, askWhichShown } from '../say/say-questions'
import { askNext } from '../say/say-talk'
import type { ToolName } from '../tool-results'
import type { Position } from './decision'

const LOOKING: readonly ToolName[] = ['searchFlights', 'searchDates', 'searchPlaces', 'searchMeetUp', 'compareDays', 'rewindTrip']

/** Words that only answer or note something, with the question that a comparison left open in place of the trip's next one. */
export function withOpenOffer(said: string, position: Position): string {
  const { made, table } = position
  const next = askNext(table.situation)
  if (table.situation.result !== null || made.some(({ tool }) => LOOKING.includes(tool)) || !next || !said.endsWith(next)) return said
  const open = openOffer(position)
  return open ? sentences(said.slice(0, -next.length).trimEnd(), open) : said
}

function openOffer({ understood, table }: Position): string | null {
  const { situation, carried, comparison } = table
  const pending = carried.findLast((one) => one?.pending)?.pending
  if (pending?.asked === 'which-dates')
    return askWhichShown({ ...pending, filters: [...pending.filters, ...understood.filters] }, pending.choices.length)
  const { result } = comparison ?? {}
  if (result?.status === 'found') return askWhichShown({ asked: 'which-route' }, result.routes.length)
  return result?.status === 'missing' ? askMissing(result.missing, null, situation) : null
}

import type { Brief, ShownFlights } from '../../tool-results'
import { takeOut } from '../words'
import { minuteAfter } from './clock-words'
import type { FlightOrder, FlightQuery } from './flight-query'
import { inOrder, inShownOrder, numberSaid } from './order-words'
import type { SpokenOf } from './spoken-of'

const AFTER_THAT =
  /\b(?:the\s+)?(?:(?:one|flight|departure)\s+(?:right\s+|just\s+|directly\s+)?after(?:\s+(?:that|it|this)(?:\s+(?:one|flight))?(?=\W|$)|(?=\W*$))|(?:very\s+)?next\s+(?:one|flight|departure)(?:\s+after\s+(?:that|it|this))?|following\s+(?:one|flight|departure))/gi
const BEFORE_THAT =
  /\b(?:the\s+)?(?:(?:one|flight|departure)\s+(?:right\s+|just\s+|directly\s+)?before(?:\s+(?:that|it|this)(?:\s+(?:one|flight))?(?=\W|$)|(?=\W*$))|previous\s+(?:one|flight|departure))/gi
const OTHER = /\b(?:the\s+)?other\s+(?:one|flight|option)\b|\bthe other(?=\W*(?:please|then)?\W*$)/gi
const COMPARATIVE =
  /\b(?:the\s+)(?<word>che?a?per|less expensive|faster|quicker|shorter|earlier|later)\b(?:\s+(?:one|flight|option))?(?:\s+(?:of|out of|from)\s+(?:(?<top>the (?:first|top))|those|these|the|them|both)(?:\s+(?<count>two|three|2|3))?)?/gi
const OF_THOSE = /\s+(?:of|out of|among)\s+(?:those|these|them|both|the two|the three)(?:\s+(?:two|three|2|3))?\b/gi
const BOTH =
  /\b(?:both(?: of (?:them|those))?(?!\s+(?:ways|directions|flights|legs))(?<!\bfor both)|those two|these two|the two(?: of them)?(?!\s+(?:cheapest|fastest|quickest|shortest|earliest|latest|best))|all three|those three|them both)\b/gi
const ORDERS: [RegExp, FlightOrder][] = [
  [/^(?:che?a?per|less)/i, 'cheapest'],
  [/^(?:faster|quicker|shorter)/i, 'fastest'],
  [/^earlier/i, 'earliest'],
  [/^later/i, 'latest'],
]

export type Relative = { kept: Brief[]; query: FlightQuery | null; isPlural: boolean; rest: string }

/** A flight told by its relation to those spoken of: "the other one", "the cheaper of those two", "the one after that". */
export function findRelative(words: string, shown: ShownFlights, spoken: SpokenOf): Relative | null {
  let found: Omit<Relative, 'rest'> | null = null
  const take = (kept: Brief[], query: FlightQuery | null = null, isPlural = false) => {
    found ??= { kept, query, isPlural }
    return true
  }
  const [anchor] = spoken.last
  const group = spoken.together.length > 1 ? spoken.together : inShownOrder(shown).slice(0, shown.picks.length)
  let rest = takeOut(words, AFTER_THAT, () => anchor !== undefined && take(neighbour(shown, anchor, 1), neighbourQuery(anchor, 1)))
  rest = takeOut(rest, BEFORE_THAT, () => anchor !== undefined && take(neighbour(shown, anchor, -1), neighbourQuery(anchor, -1)))
  rest = takeOut(rest, OTHER, () => (group.length > 1 ? take(group.filter((brief) => brief !== (anchor ?? group[0]))) : false))
  rest = takeOut(rest, COMPARATIVE, ({ groups = {} }) => {
    const order = ORDERS.find(([pattern]) => pattern.test(groups.word ?? ''))?.[1]
    const few = groups.top ? inShownOrder(shown).slice(0, numberSaid(groups.count ?? '')) : spoken.together
    const [best] = order && few.length > 1 ? inOrder(order, few) : []
    return best ? take([best]) : false
  })
  rest = takeOut(rest, BOTH, () => (group.length > 1 ? take(group, null, true) : false))
  // The assignments within callbacks are not followed by the type checker.
  const relative = found as Omit<Relative, 'rest'> | null
  return relative && { ...relative, rest: takeOut(rest, OF_THOSE, () => true) }
}

/** "The cheapest of those": the flights that a superlative chooses among. */
export function amongThose(words: string, spoken: SpokenOf): { among: Brief[]; rest: string } | null {
  if (spoken.together.length < 2) return null
  let isSaid = false
  const rest = takeOut(words, OF_THOSE, () => {
    isSaid = true
    return true
  })
  return isSaid ? { among: spoken.together, rest } : null
}

/** Known only where the table holds the whole list. */
function neighbour({ briefs, offerCount }: ShownFlights, anchor: Brief, step: 1 | -1): Brief[] {
  if (offerCount > briefs.length) return []
  const ordered = inOrder('earliest', briefs)
  return ordered.slice(ordered.indexOf(anchor) + step).slice(0, 1)
}

function neighbourQuery({ departsAt }: Brief, step: 1 | -1): FlightQuery {
  const clock = departsAt.slice(11, 16)
  return step === 1 ? { departAfter: minuteAfter(clock), order: 'earliest' } : { departBefore: clock, order: 'latest' }
}

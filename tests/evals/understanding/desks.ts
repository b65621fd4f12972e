import type { AssistantTurn } from '@/lib/concierge/understand/dialogue/assistant-turn'
import { isAboutElsewhere, namesFlights } from '@/lib/concierge/understand/dialogue/elsewhere'
import type { DialogueRow, Turn } from './rows'

const OF_FLIGHTS = /flight|one[\s_-]?way|round[\s_-]?trip|airline|origin|destination|outbound|inbound|depart|passengers|seating/i
const SELLS =
  /\b(?:(?:want|need|require|get you)(?: me to get(?: you)?)? (?:your |the |these )?tickets?\b[^.]*\?|buy|bought|purchas\w*|order|booked|reserv\w*|book (?:it|this|that|them|the|these|those|you|your|tickets?))\b|\b(?:shall|should|may) i (?:go ahead and )?book\b|\b(?:tickets?|flights?|seats?|reservation|booking) (?:is|are|has been|have been|was) (?:booked|confirmed|made|complete)\b|\brefundable\b/i
const BUYS =
  /\b(?:buy|purchase)\b|\b(?:book|reserve|get)\b[^.?!]*\b(?:it|that one|this one|them|those|the (?:\w+ ){0,3}(?:flight|one|tickets?))\b|\bmake (?:the|a) (?:reservation|booking|purchase)\b/i

/** Whether each desk, by its name, sells: most of the conversations that it had say so. */
export type Desks = ReadonlyMap<string, boolean>

/** Desks are told by all that they were heard to say, since not every conversation comes to a sale. */
export function knowDesks(rows: readonly DialogueRow[], sells: (row: DialogueRow) => boolean): Desks {
  const counts = new Map<string, { all: number; selling: number }>()
  for (const row of rows) {
    const isSelling = sells(row)
    for (const name of desksOf(row)) {
      const { all, selling } = counts.get(name) ?? { all: 0, selling: 0 }
      counts.set(name, { all: all + 1, selling: selling + (isSelling ? 1 : 0) })
    }
  }
  return new Map([...counts].map(([name, { all, selling }]) => [name, selling * 2 > all]))
}

/** Whether one of the desks of a conversation is known to sell; undefined where none of them is known. */
export function knownToSell(row: DialogueRow, desks: Desks): boolean | undefined {
  const known = desksOf(row).flatMap((name) => desks.get(name) ?? [])
  return known.length > 0 ? known.includes(true) : undefined
}

function desksOf({ services = [] }: DialogueRow): string[] {
  return services.filter((name) => /flight/i.test(name))
}

/**
 * Whether the desk of a conversation sells tickets as well as searching: of a flight that was taken it keeps the hours. Told by what
 * the desk asks to be confirmed or offers to do, and where no acts are known by its words and by what it is asked to buy.
 */
export function soundsSelling({ turns }: DialogueRow, heard: (turn: Turn) => AssistantTurn): boolean {
  const acts = turns.flatMap(({ speaker, acts }) => (speaker === 'system' ? (acts ?? []) : []))
  if (acts.length > 0)
    return acts.some(
      ({ act, slot = '', values = [] }) =>
        (act === 'CONFIRM' && OF_FLIGHTS.test(slot)) ||
        (act === 'REQUEST' && /^airlines$|_departure_time$/.test(slot)) ||
        slot === 'refundable' ||
        (act === 'OFFER_INTENT' && values.some((value) => OF_FLIGHTS.test(value))),
    )
  let isOffered = false
  let isOfFlights = true
  for (const turn of turns) {
    const words = turn.utterance ?? ''
    if (namesFlights(words)) isOfFlights = true
    else if (isAboutElsewhere(words)) isOfFlights = false
    if (!isOfFlights) continue
    if (turn.speaker === 'user') {
      if (isOffered && BUYS.test(words)) return true
    } else if (turn.speaker === 'system') {
      const { offer, confirms, asks } = heard(turn)
      if (asks.includes('airlines') || asks.includes('departsAt') || asks.includes('returnsAt')) return true
      if (SELLS.test(words) || (!offer && (confirms?.origin || confirms?.airlines || confirms?.cabin))) return true
      isOffered ||= offer !== null
    }
  }
  return false
}

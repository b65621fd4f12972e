import type { AssistantTurn } from '@/lib/concierge/understand/dialogue/assistant-turn'
import { readClock } from '@/lib/concierge/understand/dialogue/read-clock'
import { readSaid } from '@/lib/concierge/understand/dialogue/read-said'
import type { Fact, TravelFacts } from '@/lib/concierge/understand/dialogue/travel-facts'
import type { Act } from './rows'

const FACTS: [RegExp, Fact][] = [
  [/^origin/, 'origin'],
  [/^destination/, 'destination'],
  [/^departure_date$/, 'departureOn'],
  [/^return_date$/, 'returnOn'],
  [/^(?:passengers|number_of_tickets)$/, 'adults'],
  [/class$/, 'cabin'],
  [/^airlines$/, 'airlines'],
  [/^outbound_departure_time$/, 'departsAt'],
  [/^inbound_departure_time$/, 'returnsAt'],
  [/^number_checked_bags$/, 'checkedBags'],
  [/^refundable$/, 'isRefundable'],
]

/** A turn of the assistant as the acts beside it tell; what acts do not tell is left as the words were read. */
export function readAssistantActs(acts: readonly Act[], today: string): Omit<AssistantTurn, 'words' | 'about' | 'leavesOut' | 'isFailure'> {
  const turn: Omit<AssistantTurn, 'words' | 'about' | 'leavesOut' | 'isFailure'> = { asks: [], proposes: {}, offer: null, confirms: null }
  for (const { act, slot = '', values = [] } of acts) {
    const fact = FACTS.find(([pattern]) => pattern.test(slot))?.[1]
    if (!fact) continue
    const told = values.length === 1 ? factOf(fact, values[0] ?? '', today) : {}
    if (act === 'REQUEST') {
      turn.asks.push(fact)
      Object.assign(turn.proposes, told)
    }
    if (act === 'OFFER') turn.offer = { ...turn.offer, ...told }
    if (act === 'CONFIRM') turn.confirms = { ...turn.confirms, ...told }
  }
  return turn
}

function factOf(fact: Fact, value: string, today: string): TravelFacts {
  if (fact === 'origin') return { origin: value }
  if (fact === 'destination') return { destination: value }
  if (fact === 'airlines') return { airlines: readSaid(value, { today, facts: {}, asked: [fact] }).facts.airlines ?? [value] }
  if (fact === 'adults') return { adults: Number(value) }
  if (fact === 'checkedBags') return { checkedBags: Number(value) }
  if (fact === 'isRefundable') return { isRefundable: value === 'True' }
  const said = readSaid(fact === 'cabin' ? `${value.replace(/ class$/i, '')} class` : value, { today, facts: {}, asked: [fact] }).facts
  const at = readClock(value)
  if (fact === 'departsAt' && at) return { departsAt: at }
  if (fact === 'returnsAt' && at) return { returnsAt: at }
  if (fact === 'departureOn' && said.departureOn) return { departureOn: said.departureOn }
  if (fact === 'returnOn' && said.returnOn) return { returnOn: said.returnOn }
  return fact === 'cabin' && said.cabin ? { cabin: said.cabin } : {}
}

import type { FlightPicks } from '@/lib/travel/flights/ranked-offer'
import { flightPicksSchema } from '@/lib/travel/flights/ranked-offer-schema'
import type { Conversation } from './drivers/driver'
import { faultsOf } from './judge/judge'
import type { Outcome } from './judge/outcome'
import { reply, type Speak } from './policy'
import type { Answer, Meant, Script, View } from './traveller'

const MOST_TURNS = 14

/** `isAnswered` is null where nothing was asked. */
export type SpokenTurn = { said: string; answer: Answer; isAnswered: boolean | null }
export type Conversed = { turns: SpokenTurn[]; faults: string[]; outcome: Outcome }

/** Lets the traveller talk to the app until they are done, and judges the trip they leave behind. */
export async function converse(script: Script, speak: Speak, conversation: Conversation): Promise<Conversed> {
  const { mostTurns = MOST_TURNS, goal } = script
  const turns: SpokenTurn[] = []
  const done: string[] = []
  const meant: Meant[] = []
  const before: Outcome['before'] = new Map()
  let trip = await conversation.trip()
  let shown: FlightPicks | null = null
  let hasFinished = false
  while (true) {
    const view: View = { today: conversation.today, done, answer: turns.at(-1)?.answer ?? null, shown, trip }
    const act = reply(script, view, speak)
    if (act.type === 'done') {
      hasFinished = act.reason === 'finished'
      break
    }
    if (turns.length === mostTurns) break
    if (act.name.startsWith('beat ')) before.set(Number(act.name.slice('beat '.length)), trip)
    if (act.type === 'say' && act.meant) meant.push(act.meant)
    if (act.type === 'click') meant.push(...meantBy(act.click.command))
    const answer = await conversation.take(act)
    const hears = act.type === 'say' ? act.hears : null
    turns.push({ said: act.type === 'say' ? act.words : `[${act.click.label}]`, answer, isAnswered: hears?.test(answer.text) ?? null })
    done.push(act.name)
    trip = await conversation.trip()
    shown = flightsIn(answer) ?? shown
  }
  const failures = turns.flatMap(({ answer }) => answer.failed ?? [])
  const outcome: Outcome = { trip, offers: await conversation.offers(trip), meant, before, hasFinished, failures }
  return { turns, faults: faultsOf(goal, outcome), outcome }
}

/** The flights that an answer showed last. */
function flightsIn({ results }: Answer): FlightPicks | null {
  const found = results.flatMap(({ output }) => {
    const flights =
      output !== null && typeof output === 'object' && 'flights' in output ? flightPicksSchema.safeParse(output.flights) : null
    return flights?.success ? [flights.data] : []
  })
  return found.at(-1) ?? null
}

function meantBy(command: { type: string; sliceIndex?: number; offerId?: string; fareId?: string }): Meant[] {
  const { sliceIndex, offerId, fareId } = command
  if (sliceIndex === undefined) return []
  if (offerId !== undefined) return [{ sliceIndex, offerId }]
  return fareId === undefined ? [] : [{ sliceIndex, fareId }]
}

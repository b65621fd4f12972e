import { type Half, halfOf } from '../halves'
import type { Conventions } from './predict'

type GoldTurn = { expected?: Record<string, unknown>; said?: Record<string, unknown>; from_context?: string[]; unsaid?: string[] }
type GoldRow = { id: string; turns?: GoldTurn[] }

/**
 * The rows of one half as they are scored. What a set takes over from an offer or from another service, nobody has said: it is not scored
 * until it is said, but for the airline of an offer where that convention is followed. Nor is the way back that SGD keeps when another
 * flight is one way.
 */
export function goldOf(text: string, half: Half, conventions: Conventions): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // The scorer's own rows, of which only these fields are touched.
  const rows = lines.map((line) => JSON.parse(line) as GoldRow).filter(({ id }) => halfOf(id) === half)
  for (const { turns = [] } of rows) markUnsaid(turns, conventions)
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

function markUnsaid(turns: GoldTurn[], { takesOfferedAirline }: Conventions): void {
  const takenOver = new Set<string>()
  for (const turn of turns) {
    if (!turn.from_context) continue
    for (const key of turn.from_context) if (!(takesOfferedAirline && key === 'airlines')) takenOver.add(key)
    for (const key of Object.keys(turn.said ?? {})) takenOver.delete(key)
    const isKept = turn.expected?.trip_type === 'one_way' && 'return_date' in turn.expected
    turn.unsaid = [...takenOver, ...(isKept ? ['return_date', 'return_depart_time'] : [])]
  }
}

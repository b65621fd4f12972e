import 'server-only'
import type { ViewedEvent } from '@/components/replay/viewed-run'
import { unpack } from '@/lib/replay/pack'
import { isAct, type Kept, type TranscriptEvent } from '@/lib/replay/transcript'

/** The whole of a search would fill a book. */
const LONGEST_DETAIL = 6_000

/** Events as lines that somebody can read, with what stands behind each. `now` is the clock at the beginning. */
export function viewedEvents(events: TranscriptEvent[], now: string): ViewedEvent[] {
  let [act, clock] = [0, Date.parse(now)]
  return events.map((event) => {
    if (isAct(event)) act++
    if (event.type === 'wait') clock += event.milliseconds
    return {
      type: event.type,
      at: event.at,
      clock: clock + event.at,
      words: wordsOf(event),
      detail: detailOf(event),
      isAct: isAct(event),
      act,
    }
  })
}

function wordsOf(event: TranscriptEvent): string {
  switch (event.type) {
    case 'say':
      return `Says “${shorten(event.text)}”`
    case 'click':
      return `Presses “${shorten(event.label)}”`
    case 'edit':
      return `Says otherwise (message ${event.message}): “${shorten(event.text)}”`
    case 'again':
      return `Asks for another answer (message ${event.message})`
    case 'go-on':
      return 'Lets the answer go on'
    case 'show-version':
      return `Looks at another version (message ${event.message})`
    case 'stop':
      return `Presses “Stop” after ${event.afterChunks} chunks`
    case 'leave':
      return `Leaves after ${event.afterChunks} chunks, and comes back`
    case 'command':
      return `Changes the trip: ${event.command.type}`
    case 'undo':
      return 'Undoes the last change'
    case 'check-prices':
      return 'Checks the prices again'
    case 'wait':
      return `Comes back after ${Math.round(event.milliseconds / 60_000)} min`
    case 'pay':
      return `Pays with ${event.card}`
    case 'bank':
      return event.answer === 'confirmed' ? 'Confirms at the bank' : 'Refuses at the bank'
    case 'cancel-order':
      return 'Cancels the booking'
    case 'model':
      return `Model: ${shorten(saidBy(event)) || event.failure || event.finish}`
    case 'tool':
      return `Tool ${event.tool}`
    case 'outside':
      return `${event.port}.${event.call}${event.failure ? ` failed: ${shorten(event.failure.message)}` : ''}`
    case 'changed':
      return `Trip: ${event.command.type} by the ${event.issuedBy}`
    case 'refused':
      return `Refused: ${shorten(event.message)}`
    case 'answered':
      return `Answer ${event.message} is ${event.status}`
    case 'error':
      return `Error in ${event.where}: ${shorten(event.message)}`
    case 'end':
      return 'The end'
  }
}

function saidBy({ chunks }: Extract<TranscriptEvent, { type: 'model' }>): string {
  return chunks.map((chunk) => ('text' in chunk ? chunk.text : ` [${chunk.call.tool}] `)).join('')
}

/** All but its time, unpacked. */
function detailOf(event: TranscriptEvent): string {
  const { type: _type, at: _at, ...rest } = event
  // The chunks as they came say less than what they said.
  const shown = event.type === 'model' ? { said: saidBy(event), finish: event.finish, failure: event.failure } : rest
  const text = JSON.stringify(shown, (_key, value: unknown) => (isKept(value) ? opened(value) : value), 2)
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}\n… ${text.length - LONGEST_DETAIL} more characters` : text
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 1 && ('packed' in value || 'value' in value)
}

function opened(kept: Kept): unknown {
  try {
    return unpack(kept)
  } catch (error) {
    return error instanceof Error ? error.message : 'cannot be unpacked'
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

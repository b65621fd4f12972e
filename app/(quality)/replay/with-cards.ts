import { isDeepStrictEqual } from 'node:util'
import type { EventOf, Transcript, TranscriptEvent } from '@/lib/replay/transcript'

/**
 * A run that was played here has no words of cards, as they are drawn by the command line alone. Where every tool gave what was recorded,
 * its card is the recorded one, too; otherwise cards are left out, and none is compared until the file is updated there.
 */
export function withCards(replayed: Transcript, recorded: Transcript): Transcript {
  const [uses, known] = [replayed.events.filter(isUse), recorded.events.filter(isUse)]
  const isSame = uses.length === known.length && uses.every((use, index) => isSameUse(use, known[index]))
  if (!isSame) return replayed
  let next = 0
  const withCard = (event: TranscriptEvent): TranscriptEvent => {
    if (!isUse(event)) return event
    const card = known[next++]?.card
    return card === undefined ? event : { ...event, card }
  }
  return { header: replayed.header, events: replayed.events.map(withCard) }
}

function isUse(event: TranscriptEvent): event is EventOf<'tool'> {
  return event.type === 'tool'
}

function isSameUse(one: EventOf<'tool'>, other: EventOf<'tool'> | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(factsOf(one), factsOf(other))
}

function factsOf({ tool, input, result }: EventOf<'tool'>): unknown {
  return JSON.parse(JSON.stringify({ tool, input, result }))
}

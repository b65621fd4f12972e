import { messageIdOf } from '@/lib/chat/message-id'
import type { EntryOf, ThreadEntry } from './history-schema'

type Seen = EntryOf<'seen'>
type Look = EntryOf<'looked'> | EntryOf<'left'>

/** A kill, and what became of those whom it interrupted. `recoveredMs` is null when it interrupted nobody. */
export type KillFacts = { at: string; process: string; recoveredMs: number | null; notBack: number[] }

/** An answer to words that waited is written for this long before anybody reads it, and its process may die meanwhile. */
const LONGEST_UNSEEN_MS = 10_000

export type ThreadFacts = ReturnType<typeof collectFacts>

/** The history, put in order for the rules. */
export function collectFacts(entries: ThreadEntry[]) {
  const ofKind = <Kind extends ThreadEntry['kind']>(kind: Kind) => entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind)
  const [seen, stops, sent, wentOn, gaveUp] = [ofKind('seen'), ofKind('stop'), ofKind('sent'), ofKind('went-on'), ofKind('gave-up')]
  const left = new Map(ofKind('left').map((look) => [look.threadId, look]))
  const looks: Look[] = entries.filter((entry) => entry.kind === 'looked' || entry.kind === 'left')
  const killedAt = ofKind('kill').map(({ at }) => at)
  // A retried message may be acknowledged more than once.
  const acknowledged = [...new Map(ofKind('acknowledged').map((entry) => [entry.key, entry])).values()]
  const bySentKey = new Map(sent.map((entry) => [entry.key, entry]))
  const queuedIds = new Set(sent.filter(({ by }) => by === 'queue').map(({ key }) => messageIdOf(key)))
  const stoppedIds = new Set(stops.filter(({ stopped }) => stopped).map(({ messageId }) => messageId))
  const looksAtMessage = Map.groupBy(
    looks.flatMap(({ at, messages }) => messages.map(({ id, text, status }) => ({ id, at, text, status }))),
    ({ id }) => id,
  )
  const storedTexts = (messageId: string) => [...new Set((looksAtMessage.get(messageId) ?? []).map(({ text }) => text))]
  const firstWriter = new Map<string, string>()
  for (const { messageId, reader, process } of seen) {
    if ((reader === 'sender' || reader === 'going on') && !firstWriter.has(messageId)) firstWriter.set(messageId, process)
  }

  /** Whether what was seen is what was stored, or the beginning of it; of a whole answer, the very text that stays. */
  function isAsStored({ messageId, text, end, status }: Seen): boolean {
    const known = storedTexts(messageId)
    if (end !== 'finish') return text === '' || known.some((stored) => stored.startsWith(text))
    return status === 'complete' ? known.at(-1) === text : known.includes(text)
  }

  /** Whether a process died between this reading and the next look at its message, which then had the beginning of what was seen. */
  function isTailOfKilled({ messageId, text, end, at, from }: Seen): boolean {
    if (end === 'finish') return false
    const next = looksAtMessage.get(messageId)?.find((look) => look.at >= at)
    const kill = killedAt.some((moment) => moment >= from && moment <= (next?.at ?? moment))
    return kill && (next === undefined || text.startsWith(next.text))
  }

  return {
    seen,
    stops,
    wentOn,
    gaveUp,
    left,
    looks,
    acknowledged,
    kills: killsOf(entries),
    outages: ofKind('redis'),
    tried: ofKind('tried'),
    sentText: (key: string) => bySentKey.get(key)?.text ?? '',
    /** By the id that a message has on both sides; as the line that answer-text.ts makes of it. */
    sentTexts: new Map(sent.map(({ key, text }) => [messageIdOf(key), `¶${text}`])),
    isQueued: (key: string) => bySentKey.get(key)?.by === 'queue',
    isQueuedMessage: (messageId: string) => queuedIds.has(messageId),
    isStopped: (messageId: string) => stoppedIds.has(messageId),
    isWrittenElsewhere: ({ messageId, process }: Seen) => (firstWriter.get(messageId) ?? process) !== process,
    wasKilledDuring: ({ messageId, at }: Seen) => {
      const begun = seen.find((reading) => reading.messageId === messageId)?.from ?? at
      const earliest = Date.parse(begun) - LONGEST_UNSEEN_MS
      return killedAt.some((moment) => Date.parse(moment) >= earliest && moment <= at)
    },
    /** Whether it was read while Redis could not be reached, so that only the database can have carried it. */
    wasWithoutRedis: ({ from, at }: Seen) => {
      const before = ofKind('redis').findLast((outage) => outage.at <= from)
      return before?.state === 'cut' && !ofKind('redis').some((outage) => outage.at > from && outage.at <= at)
    },
    storedTexts,
    isAsStored,
    isTailOfKilled,
  }
}

/** Whoever is interrupted once more before being back counts at the later kill. */
function killsOf(entries: ThreadEntry[]): KillFacts[] {
  const places = entries.flatMap((entry, place) => (entry.kind === 'kill' ? [place] : []))
  const away = new Set<number>()
  return places.flatMap((place, index) => {
    const kill = entries[place]
    if (kill?.kind !== 'kill') return []
    const started = entries.slice(place).find((entry) => entry.kind === 'started' && entry.process === kill.process)
    const waits: number[] = []
    for (const entry of entries.slice(place, places[index + 1])) {
      if (entry.kind === 'cut-off') away.add(entry.client)
      if (entry.kind === 'back' && away.delete(entry.client) && started)
        waits.push(Math.max(0, Date.parse(entry.at) - Date.parse(started.at)))
    }
    const notBack = index === places.length - 1 ? [...away] : []
    return [{ at: kill.at, process: kill.process, recoveredMs: waits.length > 0 ? Math.max(...waits) : null, notBack }]
  })
}

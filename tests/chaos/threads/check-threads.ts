import { messageIdOf } from '@/lib/chat/message-id'
import { collectFacts, type ThreadFacts } from './facts'
import type { ReadMessage, ThreadEntry } from './history-schema'

/** What must never be, whenever a process dies. Each gives a sentence for each time that it was. */
export const RULES = {
  'acknowledged messages lost': lostMessages,
  'messages stored twice or otherwise than sent': alteredMessages,
  'answers twice, or none': unevenAnswers,
  'answers left open': openAnswers,
  'answers that were cut off and did not go on': unfinishedAnswers,
  'answers cut short for no reason': causelessEnds,
  'whole answers that changed': changedAnswers,
  'readers who saw something else': differingReaders,
  'messages that could not be read': unreadableMessages,
  'stops that hit another answer': strayStops,
  'outages of Redis that nobody told': untoldOutages,
  'kills after which a thread did not come back': deadThreads,
  'hard readers, and leaving': failedTrials,
  'travellers who gave up': givenUp,
} satisfies Record<string, (facts: ThreadFacts) => string[]>
export type RuleName = keyof typeof RULES

export type Verdict = {
  findings: Record<RuleName, string[]>
  counts: { kills: number; threads: number; messages: number; readings: number; wentOn: number; stopped: number; queued: number }
  /** Answers that were written by one process and read to their end at another. */
  followedElsewhere: number
  /** Of them, while Redis could not be reached. */
  followedWithoutRedis: number
  /** Readings that had a few letters more than had been stored when the process died. */
  unsavedTails: number
  /** Milliseconds from a process listening again to its interrupted travellers having gone on, one figure for each kill. */
  recoveries: number[]
}

/** Reads nothing but the history: what travellers did and were told. */
export function checkThreads(entries: ThreadEntry[]): Verdict {
  const facts = collectFacts(entries)
  const names = Object.keys(RULES) as RuleName[]
  const findings = Object.fromEntries(names.map((name) => [name, RULES[name](facts)])) as Verdict['findings']
  const { kills, left, seen, wentOn, stops, acknowledged } = facts
  const followed = seen.filter((reading) => reading.end === 'finish' && facts.isWrittenElsewhere(reading))
  return {
    findings,
    counts: {
      kills: kills.length,
      threads: left.size,
      messages: acknowledged.length,
      readings: seen.length,
      wentOn: wentOn.length,
      stopped: stops.filter(({ stopped }) => stopped).length,
      queued: acknowledged.filter(({ key }) => facts.isQueued(key)).length,
    },
    followedElsewhere: followed.length,
    followedWithoutRedis: followed.filter(facts.wasWithoutRedis).length,
    unsavedTails: seen.filter((reading) => !facts.isAsStored(reading) && facts.isTailOfKilled(reading)).length,
    recoveries: kills.flatMap(({ recoveredMs }) => (recoveredMs === null ? [] : [recoveredMs])),
  }
}

/** How many findings there are in all. */
export function countFindings({ findings }: Verdict): number {
  return Object.values(findings).reduce((sum, found) => sum + found.length, 0)
}

function lostMessages({ acknowledged, left, sentText }: ThreadFacts): string[] {
  return acknowledged
    .filter(({ threadId, key }) => !left.get(threadId)?.messages.some(({ id }) => id === messageIdOf(key)))
    .map(({ threadId, key }) => `“${sentText(key)}” (${key}) was acknowledged in ${threadId} and is not there`)
}

function alteredMessages({ left, sentTexts }: ThreadFacts): string[] {
  return [...left.values()].flatMap(({ threadId, messages }) => {
    const twice = messages.filter(({ id }, index) => messages.findIndex((one) => one.id === id) !== index)
    const altered = messages.filter(({ id, role, text }) => role === 'user' && sentTexts.get(id) !== text)
    return [
      ...twice.map(({ id }) => `${id} stands in ${threadId} twice`),
      ...altered.map(({ id, text }) => `${id} in ${threadId} reads ${text}, and ${sentTexts.get(id) ?? 'nothing'} was sent`),
    ]
  })
}

/** Words that waited may be sent while the message before them has no answer: the process died just then. */
function unevenAnswers({ left, isQueuedMessage }: ThreadFacts): string[] {
  return [...left.values()].flatMap(({ threadId, messages }) =>
    messages.flatMap((message, index) => {
      const next = messages[index + 1]
      if (message.role === 'assistant')
        return next?.role === 'assistant' ? [`two answers follow each other in ${threadId}: ${message.id}, ${next.id}`] : []
      if (next?.role === 'assistant' || (next && isQueuedMessage(next.id))) return []
      return [`${message.id} in ${threadId} was never answered`]
    }),
  )
}

function openAnswers({ left }: ThreadFacts): string[] {
  return [...left.values()].flatMap(({ threadId, messages, runningMessageId, queuedKeys }) => [
    ...(runningMessageId === null ? [] : [`${threadId} still writes ${runningMessageId}`]),
    ...queuedKeys.map((key) => `${key} still waits in ${threadId}`),
    ...messages.filter(isOpen).map(({ id }) => `${id} in ${threadId} is left open`),
  ])
}

function isOpen({ role, status }: ReadMessage): boolean {
  return role === 'assistant' && !['complete', 'partial', 'failed'].includes(status ?? '')
}

function unfinishedAnswers({ left, isStopped, isQueuedMessage }: ThreadFacts): string[] {
  return [...left.values()].flatMap(({ threadId, messages }) =>
    messages.flatMap(({ id, role, status }, index) => {
      if (role === 'user' || status === 'complete' || isStopped(id)) return []
      const next = messages[index + 1]
      return next && isQueuedMessage(next.id) ? [] : [`${id} in ${threadId} stays ${status ?? 'open'}, although nobody stopped it`]
    }),
  )
}

function causelessEnds({ seen, isStopped, wasKilledDuring }: ThreadFacts): string[] {
  return seen
    .filter((reading) => reading.end === 'finish' && reading.status !== 'complete')
    .filter((reading) => !isStopped(reading.messageId) && !wasKilledDuring(reading))
    .map(({ messageId, threadId, status, reader }) => `${messageId} in ${threadId} ended ${status ?? 'without a status'} for the ${reader}`)
}

function changedAnswers({ looks }: ThreadFacts): string[] {
  const whole = new Map<string, string>()
  return looks.flatMap(({ threadId, messages }) =>
    messages.flatMap(({ id, role, text, status }) => {
      if (role === 'user') return []
      const before = whole.get(id)
      if (before === undefined && status === 'complete') whole.set(id, text)
      const isSame = before === undefined || (before === text && status === 'complete')
      return isSame ? [] : [`${id} in ${threadId} was whole and reads otherwise now: ${before} → ${text} (${status})`]
    }),
  )
}

function differingReaders(facts: ThreadFacts): string[] {
  return facts.seen
    .filter((reading) => !facts.isAsStored(reading) && !facts.isTailOfKilled(reading))
    .map(({ messageId, threadId, reader, text, end }) => {
      const stored = facts.storedTexts(messageId).join(' | ') || 'nothing'
      return `the ${reader} of ${messageId} in ${threadId} saw ${text} (${end}), and stored was ${stored}`
    })
}

function unreadableMessages({ looks }: ThreadFacts): string[] {
  return looks.flatMap(({ threadId, messages }) =>
    messages.flatMap(({ id, unreadable }) => (unreadable === null ? [] : [`${id} in ${threadId} was shown as ${unreadable}`])),
  )
}

function strayStops({ stops }: ThreadFacts): string[] {
  return stops
    .filter(({ isOld, stopped }) => isOld && stopped)
    .map(({ messageId, threadId }) => `a stop of ${messageId} in ${threadId}, which had ended, stopped something`)
}

function untoldOutages({ outages }: ThreadFacts): string[] {
  return outages
    .filter(({ isTold }) => !isTold)
    .map(({ state, at }) => `that Redis was ${state} at ${at} was not said by the health of every process`)
}

function deadThreads({ kills }: ThreadFacts): string[] {
  return kills.flatMap(({ process, at, notBack }) =>
    notBack.map((client) => `client ${client} did not come back after ${process} was killed at ${at}`),
  )
}

function failedTrials({ tried }: ThreadFacts): string[] {
  return tried.flatMap(({ what, fault }) => (fault === null ? [] : [`${what}: ${fault}`]))
}

function givenUp({ gaveUp }: ThreadFacts): string[] {
  return gaveUp.map(({ client, why }) => `client ${client}: ${why}`)
}

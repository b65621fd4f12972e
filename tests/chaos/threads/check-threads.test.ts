import { expect, test } from 'vitest'
import { checkThreads, countFindings, type RuleName } from './check-threads'
import type { ReadMessage, ThreadEntry } from './history-schema'
import { recoveryFigures, writeTable } from './table'

type Told = ThreadEntry extends infer Entry ? (Entry extends unknown ? Omit<Entry, 'at'> : never) : never

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, 0, 0) + second * 1000).toISOString()
/** One entry a second, in this order. */
const history = (...told: Told[]): ThreadEntry[] => told.map((entry, index) => ({ ...entry, at: at(index) }) as ThreadEntry)

const here = { client: 1, threadId: 'thr_1' }
const process = 'one'
const say = (key: string, by: 'chat' | 'queue' = 'chat'): Told => ({ kind: 'sent', client: 1, key, text: `words of ${key}`, by, process })
const acknowledge = (key: string): Told => ({ kind: 'acknowledged', ...here, key, process })
const asked = (name: string): ReadMessage => ({
  id: `msg_${name}`,
  role: 'user',
  text: `¶words of key_${name}`,
  status: 'complete',
  unreadable: null,
})
const answered = (id: string, text: string, status: string | null = 'complete'): ReadMessage => ({
  id,
  role: 'assistant',
  text,
  status,
  unreadable: null,
})
type Reading = {
  text: string
  end?: 'finish' | 'left' | 'broken' | 'closed'
  status?: string | null
  from?: number
  reader?: string
  process?: string
}
const see = (
  messageId: string,
  { text, end = 'finish', status = end === 'finish' ? 'complete' : null, from = 0, ...by }: Reading,
): Told => ({
  kind: 'seen',
  ...here,
  reader: 'sender',
  process,
  messageId,
  text,
  end,
  status,
  from: at(from),
  ...by,
})
const look = (kind: 'looked' | 'left', messages: ReadMessage[], rest = {}): Told => ({
  kind,
  ...here,
  messages,
  runningMessageId: null,
  queuedKeys: [],
  ...rest,
})
const kill: Told = { kind: 'kill', process }
const started: Told = { kind: 'started', process, minutesAhead: 0 }
const stop = (messageId: string, isOld: boolean): Told => ({ kind: 'stop', ...here, messageId, isOld, stopped: true, process })

const ANSWER = '¶Looking.⚙call_1¶Take the first.'
const sent = [say('key_a'), acknowledge('key_a')]
const whole = [asked('a'), answered('msg_x', ANSWER)]

function found(entries: ThreadEntry[]): RuleName[] {
  const { findings } = checkThreads(entries)
  return (Object.keys(findings) as RuleName[]).filter((name) => findings[name].length > 0)
}

test('a run in which nothing was lost has no findings, kills and all', () => {
  const half = [asked('a'), answered('msg_x', '¶Looking.⚙call_1', 'partial')]
  const verdict = checkThreads(
    history(
      ...sent,
      see('msg_x', { text: '¶Look', end: 'left', from: 1 }),
      kill,
      // A few letters more than were stored.
      see('msg_x', { text: '¶Looking.⚙call_1¶Take this', end: 'broken', from: 1, reader: 'second window' }),
      { kind: 'cut-off', client: 1, process },
      started,
      look('looked', half),
      { kind: 'went-on', ...here, messageId: 'msg_x', process },
      { kind: 'back', client: 1, process },
      see('msg_x', { text: ANSWER, reader: 'going on' }),
      look('looked', whole),
      say('key_b', 'queue'),
      acknowledge('key_b'),
      look('left', [...whole, asked('b'), answered('msg_y', '¶You are welcome.')]),
    ),
  )
  expect(countFindings(verdict)).toBe(0)
  expect(verdict).toMatchObject({
    counts: { kills: 1, threads: 1, messages: 2, queued: 1, wentOn: 1 },
    unsavedTails: 1,
    recoveries: [3000],
  })
  expect(writeTable(verdict, 12)).toMatch(/all within 3000 ms, 0 later[\s\S]*0 findings after 12 s/)
})

test('a message that was acknowledged and is not there is found', () => {
  expect(found(history(...sent, look('left', [])))).toContain('acknowledged messages lost')
  expect(found(history(...sent))).toContain('acknowledged messages lost')
})

test('a message that stands there twice, or reads otherwise than it was sent, is found', () => {
  expect(found(history(...sent, look('left', [...whole, ...whole])))).toContain('messages stored twice or otherwise than sent')
  expect(found(history(...sent, look('left', [{ ...asked('a'), text: '¶other words' }, ...whole.slice(1)])))).toEqual([
    'messages stored twice or otherwise than sent',
  ])
})

test('a message with two answers, and one with none, are found', () => {
  expect(found(history(...sent, look('left', [...whole, answered('msg_y', ANSWER)])))).toEqual(['answers twice, or none'])
  expect(found(history(...sent, look('left', [asked('a')])))).toEqual(['answers twice, or none'])
})

test('a message that had no answer yet when waiting words followed it is none of these', () => {
  const entries = history(
    ...sent,
    say('key_b', 'queue'),
    acknowledge('key_b'),
    look('left', [asked('a'), asked('b'), answered('msg_y', '¶Yes.')]),
  )
  expect(found(entries)).toEqual([])
})

test('an answer that is left open, a run that never ends and words that wait for ever are found', () => {
  expect(found(history(...sent, look('left', [asked('a'), answered('msg_x', ANSWER, null)])))).toContain('answers left open')
  expect(found(history(...sent, look('left', whole, { runningMessageId: 'msg_y' })))).toEqual(['answers left open'])
  expect(found(history(...sent, look('left', whole, { queuedKeys: ['key_b'] })))).toEqual(['answers left open'])
})

test('an answer that stayed cut off is found, unless the traveller stopped it', () => {
  const half = look('left', [asked('a'), answered('msg_x', '¶Looking.', 'partial')])
  expect(found(history(...sent, half))).toEqual(['answers that were cut off and did not go on'])
  expect(found(history(...sent, stop('msg_x', false), half))).toEqual([])
})

test('an answer that ends early while nobody stops or kills anything is found', () => {
  const cut = see('msg_x', { text: '¶Looking.', status: 'partial' })
  const then = [look('looked', [asked('a'), answered('msg_x', '¶Looking.', 'partial')]), look('left', whole)]
  expect(found(history(...sent, cut, ...then))).toEqual(['answers cut short for no reason'])
  expect(found(history(...sent, kill, cut, ...then))).toEqual([])
})

test('a whole answer that reads otherwise later is found', () => {
  const entries = history(...sent, look('looked', whole), look('left', [asked('a'), answered('msg_x', '¶Something else.')]))
  expect(found(entries)).toEqual(['whole answers that changed'])
})

test('a reader who saw what was never stored is found, also one who was only sent half of it as the whole', () => {
  for (const reading of [{ text: '¶Lookout', end: 'left' as const }, { text: '¶Looking.' }, { text: `${ANSWER}¶Take the first.` }]) {
    expect(found(history(...sent, see('msg_x', reading), look('left', whole)))).toEqual(['readers who saw something else'])
  }
})

test('what was seen beyond what is stored is forgiven only where a process died', () => {
  const reading = see('msg_x', { text: '¶Looking.⚙call_1¶Take', end: 'broken', from: 0 })
  const half = look('looked', [asked('a'), answered('msg_x', '¶Looking.', 'partial')])
  const after = look('left', [asked('a'), answered('msg_x', '¶Looking.⚙call_2¶Take the second.')])
  expect(found(history(...sent, reading, kill, half, after))).toEqual([])
  expect(found(history(...sent, reading, half, kill, after))).toEqual(['readers who saw something else'])
})

test('a message that is shown as unreadable is found', () => {
  expect(
    found(
      history(...sent, look('left', [asked('a'), { ...answered('msg_x', ANSWER), unreadable: 'A card that wasn’t saved completely' }])),
    ),
  ).toEqual(['messages that could not be read'])
})

test('a stop that was meant for an earlier answer and stopped something is found', () => {
  expect(found(history(...sent, stop('msg_x', true), look('left', whole)))).toEqual(['stops that hit another answer'])
})

test('a traveller who does not come back after a kill, and one who gives up, are found', () => {
  const cutOff: Told = { kind: 'cut-off', client: 1, process }
  expect(found(history(...sent, kill, cutOff, started, look('left', whole)))).toEqual(['kills after which a thread did not come back'])
  expect(found(history(...sent, { kind: 'gave-up', client: 1, why: 'no answer' }, look('left', whole)))).toEqual(['travellers who gave up'])
})

test('who is interrupted again before coming back counts for the later kill; who goes on elsewhere is back at once', () => {
  const cutOff: Told = { kind: 'cut-off', client: 1, process }
  const back: Told = { kind: 'back', client: 1, process: 'two' }
  const twice = checkThreads(
    history(...sent, kill, cutOff, started, kill, cutOff, started, look('looked', whole), back, look('left', whole)),
  )
  expect(twice.recoveries).toEqual([2000])
  // A traveller who never came back in between is not noted as cut off again.
  const still = checkThreads(history(...sent, kill, cutOff, started, kill, started, look('looked', whole), back, look('left', whole)))
  expect(still.recoveries).toEqual([2000])
  const elsewhere = checkThreads(history(...sent, kill, cutOff, back, started, look('left', whole)))
  expect([elsewhere.recoveries, countFindings(elsewhere)]).toEqual([[0], 0])
})

test('an answer that is read to its end at another process is counted', () => {
  const entries = history(
    ...sent,
    see('msg_x', { text: ANSWER, reader: 'second window', process: 'two' }),
    see('msg_x', { text: ANSWER }),
    look('left', whole),
  )
  expect(checkThreads(entries).followedElsewhere).toBe(1)
})

test('an outage of Redis that health does not tell is found, and what was followed during one is counted', () => {
  const cut = (isTold: boolean): Told => ({ kind: 'redis', state: 'cut', isTold })
  const along = (from: number) => see('msg_x', { text: ANSWER, reader: 'second window', process: 'two', from })
  expect(found(history(...sent, cut(false), look('left', whole)))).toEqual(['outages of Redis that nobody told'])
  const during = checkThreads(history(...sent, see('msg_x', { text: ANSWER }), cut(true), along(3), along(2), look('left', whole)))
  expect([during.followedElsewhere, during.followedWithoutRedis, countFindings(during)]).toEqual([2, 1, 0])
})

test('a hard reader who was served badly is found', () => {
  const tried = (fault: string | null): Told => ({ kind: 'tried', what: 'SIGTERM', fault })
  expect(found(history(tried(null), tried('the process ended with code 1')))).toEqual(['hard readers, and leaving'])
})

test('the waits after kills come to the longest, the usual, and how many were too long', () => {
  expect(recoveryFigures([])).toBeNull()
  expect(recoveryFigures([...Array.from({ length: 19 }, () => 100), 6_000])).toEqual({ longestMs: 6_000, usualMs: 100, late: 1 })
})

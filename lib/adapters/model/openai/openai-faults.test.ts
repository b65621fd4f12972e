import type { LanguageModelV4 } from '@ai-sdk/provider'
import { describe, expect, test } from 'vitest'
import type { ModelFault } from '@/lib/chat/answer-fault'
import { faultForLog, modelFault } from '@/lib/chat/model-fault'
import type { StandIn, Takeover } from '@/lib/chat/stand-in'
import { createScriptedModel, stepOf } from '@/lib/replay/scripted-model'
import { ask, openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { type Fault, KEY, openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { ModelAnswer, WireFormat } from '@/tests/fixtures/openai-server/wire'

const BAD_CALL: ModelAnswer = { calls: [{ name: 'bookNow', rawArguments: '{"pay":true}' }] }
const doubling = (of: number): ModelAnswer => ({ calls: [{ name: 'double', rawArguments: JSON.stringify({ of }) }] })
const CALL = doubling(21)
const DONE: ModelAnswer = { text: 'It is 42.' }
/** One sentence, and more than one: the first is an opening, the second the beginning of an answer. */
const LONG = 'Twice twenty-one is forty-two, whichever way you count it, and it has always been so.'
const TWO = 'It is 42. You might have guessed it, whichever way you count it, and it has always been so.'
const OWN = 'Our own answer.'

/** By the number of an event: before the first word, well within the words, within a call's input, and behind the whole call. */
const AT = {
  responses: { firstWord: 4, words: 9, input: 6, wholeCall: 8 },
  chat: { firstWord: 0, words: 4, input: 2, wholeCall: 4 },
}
const DOWN: Fault = { kind: 'refuse', status: 503 }
const FINE: Fault = { kind: 'end', afterEvents: 999 }

type Row = {
  what: string
  /** One for each request, in order. */
  faults?: (at: (typeof AT)['chat']) => Fault[]
  /** What the service says, request by request; the last again and again. */
  says: [ModelAnswer, ...ModelAnswer[]]
  apiKey?: string
  /** What the reader is left with: words, the results of tools, how often the tool ran, and how often the service was asked. */
  text: string | RegExp
  results?: number[]
  runs?: number
  requests: number
  /** Why the stand-in went on; null where the service answered to the end. */
  takeover?: ModelFault | null
  /** The kept sentence of an answer that ended early. */
  notice?: RegExp
  status?: 'complete' | 'partial'
}

const said = (text: string): [ModelAnswer] => [{ text }]
const written = (text: string): [ModelAnswer, ModelAnswer] => [{ text }, DONE]
const calledOnce = { results: [42], runs: 1, requests: 2, text: 'It is 42.' }

const ROWS: Row[] = [
  // The service is away, before its first word.
  {
    what: 'a busy service is waited for as it says, and asked once more',
    faults: () => [{ kind: 'refuse', status: 429, headers: { 'retry-after-ms': '20' } }],
    says: said(LONG),
    text: LONG,
    requests: 2,
  },
  {
    what: 'a service that stays busy',
    faults: () => [1, 2].map(() => ({ kind: 'refuse', status: 429, headers: { 'retry-after-ms': '20' } })),
    says: said(LONG),
    text: OWN,
    takeover: 'busy',
    requests: 2,
  },
  {
    what: 'a service that asks for more patience than anybody has',
    faults: () => [{ kind: 'refuse', status: 429, headers: { 'retry-after': '60' } }],
    says: said(LONG),
    text: OWN,
    takeover: 'busy',
    requests: 1,
  },
  { what: 'a wrong key', apiKey: 'sk-proj-very-secret-1234', says: said(LONG), text: OWN, takeover: 'not-set-up', requests: 1 },
  {
    what: 'spent credit',
    faults: () => [{ kind: 'refuse', status: 429, code: 'insufficient_quota' }],
    says: said(LONG),
    text: OWN,
    takeover: 'not-set-up',
    requests: 1,
  },
  { what: 'a service that fails once', faults: () => [{ kind: 'refuse', status: 500 }], says: said(LONG), text: LONG, requests: 2 },
  { what: 'a service that fails twice', faults: () => [DOWN, DOWN], says: said(LONG), text: OWN, takeover: 'failing', requests: 2 },
  {
    what: 'a connection that breaks before the first word',
    faults: (at) => [{ kind: 'reset', afterEvents: at.firstWord }],
    says: said(LONG),
    text: LONG,
    requests: 2,
  },
  {
    what: 'a connection that ends before the first word, twice',
    faults: (at) => [1, 2].map(() => ({ kind: 'end', afterEvents: at.firstWord })),
    says: said(LONG),
    text: OWN,
    takeover: 'failing',
    requests: 2,
  },
  {
    what: 'a service that falls silent before the first word',
    faults: (at) => [{ kind: 'stall', afterEvents: at.firstWord }],
    says: said(LONG),
    text: OWN,
    takeover: 'silent',
    requests: 1,
  },
  {
    what: 'bytes that nobody can read',
    faults: (at) => [{ kind: 'garbage', afterEvents: at.firstWord }],
    says: said(LONG),
    text: LONG,
    requests: 2,
  },
  {
    what: 'bytes that nobody can read, twice',
    faults: (at) => [1, 2].map(() => ({ kind: 'garbage', afterEvents: at.firstWord })),
    says: said(LONG),
    text: OWN,
    takeover: 'unreadable',
    requests: 2,
  },
  // Bytes are life.
  {
    what: 'comments that hold the line open for longer than a silence',
    faults: (at) => [{ kind: 'comments', afterEvents: at.firstWord, forMs: 1_500 }],
    says: said(LONG),
    text: LONG,
    requests: 1,
  },
  {
    what: 'comments and never a word',
    faults: (at) => [{ kind: 'comments', afterEvents: at.firstWord, forMs: 9_000 }],
    says: said(LONG),
    text: OWN,
    takeover: 'silent',
    requests: 1,
  },
  // The answer breaks in the middle.
  {
    what: 'a break within the opening: the stand-in goes on behind it',
    faults: (at) => [{ kind: 'reset', afterEvents: at.words }],
    says: said(LONG),
    text: /^Twice .*Our own answer\.$/,
    takeover: 'failing',
    requests: 1,
  },
  {
    what: 'a break within more words: they stay, and the fault is told',
    faults: (at) => [{ kind: 'reset', afterEvents: at.words }],
    says: said(TWO),
    text: /^It is 42\. You (?!.*Our own)/,
    notice: /stopped in the middle\. We’ve kept the answer so far and your trip/,
    status: 'partial',
    requests: 1,
  },
  {
    what: 'an end without a finish within more words',
    faults: (at) => [{ kind: 'end', afterEvents: at.words }],
    says: said(TWO),
    text: /^It is 42\. You (?!.*Our own)/,
    notice: /stopped in the middle/,
    status: 'partial',
    requests: 1,
  },
  {
    what: 'silence within more words',
    faults: (at) => [{ kind: 'stall', afterEvents: at.words }],
    says: said(TWO),
    text: /^It is 42\. You (?!.*Our own)/,
    notice: /stopped responding, so we ended the answer after a second\. We’ve kept the answer so far/,
    status: 'partial',
    requests: 1,
  },
  {
    what: 'garbage within more words',
    faults: (at) => [{ kind: 'garbage', afterEvents: at.words }],
    says: said(TWO),
    text: /^It is 42\. You (?!.*Our own)/,
    notice: /something we couldn’t read\. We’ve kept the answer so far/,
    status: 'partial',
    requests: 1,
  },
  {
    what: 'a break within the input of a call: it is asked for anew, and made once',
    faults: (at) => [{ kind: 'reset', afterEvents: at.input }],
    says: [CALL, CALL, DONE],
    ...calledOnce,
    requests: 3,
  },
  {
    // One format has told the call by then, the other tells it at its end: it is asked for anew.
    what: 'a break behind a call: it is made once',
    faults: (at) => [{ kind: 'reset', afterEvents: at.wholeCall }],
    says: [CALL, CALL, DONE],
    ...calledOnce,
    requests: 3,
  },
  {
    what: 'a service that is gone after a tool has run: the stand-in goes on from its result',
    faults: () => [FINE, DOWN, DOWN],
    says: [CALL],
    ...calledOnce,
    text: OWN,
    takeover: 'failing',
    requests: 3,
  },
  // Calls that are none of ours, or nearly.
  { what: 'a tool by nearly its name', says: [{ calls: [{ name: 'Double', rawArguments: '{"of":21}' }] }, DONE], ...calledOnce },
  {
    what: 'a broken input that can be set right',
    says: [{ calls: [{ name: 'double', rawArguments: 'Sure: {"of": 21,}' }] }, DONE],
    ...calledOnce,
  },
  {
    what: 'a broken input that cannot: the model is told and calls again',
    says: [{ calls: [{ name: 'double', rawArguments: '{"of":"many"}' }] }, CALL, DONE],
    ...calledOnce,
    requests: 3,
  },
  { what: 'an unknown tool, once: the model is told', says: [BAD_CALL, CALL, DONE], ...calledOnce, requests: 3 },
  { what: 'an unknown tool, twice', says: [BAD_CALL], text: OWN, takeover: 'unreadable', requests: 2 },
  // Calls written as words.
  { what: 'a call in a fence', says: written('```json\n{"name": "double", "arguments": {"of": 21}}\n```'), ...calledOnce },
  { what: 'a call in a tag', says: written('<tool_call>\n{"name": "double", "arguments": {"of": 21}}\n</tool_call>'), ...calledOnce },
  { what: 'a call in a tag that never ends', says: written('<tool_call>{"name": "double", "arguments": {"of": 21}}'), ...calledOnce },
  { what: 'a call as JSON alone', says: written('{"name": "double", "parameters": {"of": 21,}}'), ...calledOnce },
  { what: 'a call as a function', says: written('<function=double>{"of": 21}</function>'), ...calledOnce },
  { what: 'calls in a list', says: written('[TOOL_CALLS] [{"name": "double", "arguments": {"of": 21}}]'), ...calledOnce },
  {
    what: 'words before a written call',
    says: written('Let me see.\n\n<tool_call>{"name": "double", "arguments": "{\\"of\\": 21}"}</tool_call>'),
    ...calledOnce,
    text: 'Let me see.\n\nIt is 42.',
  },
  {
    what: 'a written call of an unknown tool, twice',
    says: said('```json\n{"name": "bookNow", "arguments": {"pay": true}}\n```'),
    text: OWN,
    takeover: 'unreadable',
    requests: 2,
  },
  {
    what: 'signs and JSON that are no call are words',
    says: said('1 < 2, and:\n```\n{"a": 1}\n```\n[more](https://example.com)'),
    text: '1 < 2, and:\n```\n{"a": 1}\n```\n[more](https://example.com)',
    requests: 1,
  },
  // Thoughts, and answers that are none.
  { what: 'thoughts among the words', says: said('<think>Twice 21 is 42.</think>It is 42.'), text: 'It is 42.', requests: 1 },
  {
    what: 'a call that is only thought of',
    says: said('<think><tool_call>{"name": "double", "arguments": {"of": 1}}</tool_call></think>It is 42.'),
    text: 'It is 42.',
    requests: 1,
  },
  { what: 'an empty answer', says: [{}, DONE], text: 'It is 42.', requests: 2 },
  { what: 'an empty answer, twice', says: [{}], text: OWN, takeover: 'empty', requests: 2 },
  { what: 'nothing behind a tool: its card says it', says: [CALL, {}], results: [42], runs: 1, text: '', requests: 2 },
  {
    what: 'a refusal',
    says: [{ refusal: 'I can’t help with that.' }],
    text: `I can’t help with that.${OWN}`,
    takeover: 'withheld',
    requests: 1,
  },
  { what: 'a filter before the first word', says: [{ cut: 'content_filter' }], text: OWN, takeover: 'withheld', requests: 1 },
  {
    what: 'a filter within more words',
    says: [{ text: TWO, cut: 'content_filter' }],
    text: TWO,
    notice: /held back its answer\. We’ve kept the answer so far/,
    status: 'complete',
    requests: 1,
  },
  { what: 'all tokens used before the first word', says: [{ cut: 'length' }], text: OWN, takeover: 'cut-short', requests: 1 },
  {
    what: 'all tokens used within more words',
    says: [{ text: TWO, cut: 'length' }],
    text: TWO,
    notice: /got too long, so we cut it off here/,
    status: 'complete',
    requests: 1,
  },
  // Circles.
  { what: 'the same call again is answered from memory', says: [CALL, CALL, DONE], ...calledOnce, requests: 3 },
  { what: 'the same call for ever', says: [CALL], ...calledOnce, text: OWN, takeover: 'circling', requests: 4 },
  {
    what: 'ever other calls',
    says: [
      doubling(0),
      doubling(1),
      doubling(2),
      doubling(3),
      doubling(4),
      doubling(5),
      doubling(6),
      doubling(7),
      doubling(8),
      doubling(9),
      doubling(10),
      CALL,
    ],
    text: OWN,
    results: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    takeover: 'circling',
    requests: 12,
  },
  // No stream.
  { what: 'one JSON in place of a stream', faults: () => [{ kind: 'whole' }, { kind: 'whole' }], says: [CALL, DONE], ...calledOnce },
  {
    what: 'a service that refuses to stream is asked for the whole answer from then on',
    faults: () => [{ kind: 'refuse', status: 400, message: 'Streaming is not supported.' }],
    says: [CALL, DONE],
    ...calledOnce,
    requests: 3,
  },
]

async function served(api: WireFormat, says: [ModelAnswer, ...ModelAnswer[]], faults: Fault[] = [], options = {}) {
  const server = await openOpenAIServer(sayingBrain(...says))
  server.dials.faults.push(...faults)
  return { ...server, model: openAIAt(server.baseUrl, api, options), [Symbol.asyncDispose]: server.close }
}

/** Says one sentence, and notes why it was asked. */
function standIn(): StandIn & { why: (ModelFault | null)[]; log: string[]; counted: (number | null)[] } {
  const counted: (number | null)[] = []
  const why: ModelFault[] = []
  const log: string[] = []
  const model: LanguageModelV4 = createScriptedModel({ next: async () => stepOf({ text: OWN }) })
  const takeOver = ({ error, used }: Takeover) => {
    counted.push(used?.outputTokens ?? null)
    why.push(modelFault(error))
    log.push(String(faultForLog(error)))
    return 'Somebody else goes on.'
  }
  return { model, takeOver, why, log, counted }
}

describe.for(['responses', 'chat'] as const)('%s', (api) => {
  test.concurrent.for(ROWS)('$what', { timeout: 30_000 }, async (row) => {
    const { text, results = [], runs = results.length, requests, takeover = null, notice, status = 'complete' } = row
    await using server = await served(api, row.says, row.faults?.(AT[api]), row.apiKey ? { apiKey: row.apiKey } : {})
    const other = standIn()
    const answer = await ask(server.model, { standIn: other })
    expect(answer.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
    expect(answer.results).toEqual(results.map((result) => ({ result })))
    expect([answer.runs, server.received.length]).toEqual([runs, requests])
    expect(other.why).toEqual(takeover ? [takeover] : [])
    expect(answer.keptNotices).toEqual(takeover ? ['Somebody else goes on.'] : notice ? [expect.stringMatching(notice)] : [])
    expect(answer.status).toBe(notice ? 'partial' : status)
    // Nothing that was garbled, nothing of a service's own sentences, and a key not even in the log.
    expect(JSON.stringify(answer.chunks)).not.toMatch(/SECRET|bookNow|many|tool_call|<think/)
    expect(JSON.stringify([answer, other.log])).not.toContain('very-secret')
    expect(server.refused.filter((reason) => !reason.includes('API key'))).toEqual([])
  })

  test.concurrent('a busy service is waited for for as long as it says, and the reader is told', async () => {
    await using server = await served(api, said(LONG), [{ kind: 'refuse', status: 429, headers: { 'retry-after': '1' } }])
    const answer = await ask(server.model)
    expect(answer.told).toEqual(['The AI service is busy; trying again in a second.', ''])
    expect(answer).toMatchObject({ status: 'complete', text: LONG, keptNotices: [] })
    expect(answer.tookMs).toBeGreaterThan(900)
  })

  test.concurrent('a wait can be stopped, and nobody takes over', async () => {
    await using server = await served(api, said(LONG), [{ kind: 'refuse', status: 429, headers: { 'retry-after': '9' } }])
    const other = standIn()
    const controller = new AbortController()
    const stop = ({ type }: { type: string }) => type === 'data-notice' && controller.abort()
    const answer = await ask(server.model, { signal: controller.signal, standIn: other }, stop)
    expect(answer).toMatchObject({ status: 'partial', keptNotices: [] })
    expect(answer.tookMs).toBeLessThan(5_000)
    expect([server.received.length, other.why]).toEqual([1, []])
  })

  test.concurrent('a stopped answer is kept as far as it came, what was sent is counted, and nobody takes over', async () => {
    await using server = await served(api, said(LONG), [{ kind: 'stall', afterEvents: AT[api].words }])
    const other = standIn()
    const controller = new AbortController()
    const stop = ({ type }: { type: string }) => type === 'text-delta' && controller.abort()
    const answer = await ask(server.model, { signal: controller.signal, standIn: other }, stop)
    expect(answer).toMatchObject({ status: 'partial', keptNotices: [] })
    expect(answer.text).toMatch(/^Twice/)
    expect(answer.usage.inputTokens).toBeGreaterThan(10)
    expect(other.why).toEqual([])
  })

  test.concurrent('without a stand-in a service that fails twice says so, costs nothing, and is told what to do', async () => {
    await using server = await served(api, said(LONG), [DOWN, DOWN])
    const answer = await ask(server.model)
    expect(answer).toMatchObject({ status: 'failed', text: '', usage: { inputTokens: 0, outputTokens: 0 } })
    expect(answer.keptNotices).toEqual([
      'The AI service failed before it could answer. We’ve kept your message and your trip. Please try again.',
    ])
  })

  test.concurrent('a call from memory is told to the model with a note, and its last step may not call', async () => {
    await using server = await served(api, [CALL])
    await ask(server.model, { standIn: standIn() })
    const bodies = server.received.map(({ body }) => body)
    expect(JSON.stringify(bodies[1])).not.toContain('nothing has changed since')
    expect(JSON.stringify(bodies[2])).toContain('nothing has changed since')
    expect(bodies.map((body) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'none'])
  })

  test.concurrent('what a service used before it was given up is counted, and a refusal is not', async () => {
    const used = async (says: ModelAnswer, faults: Fault[] = []) => {
      await using server = await served(api, [says], faults)
      const other = standIn()
      await ask(server.model, { standIn: other })
      return other.counted
    }
    expect(await used({ cut: 'length' })).toEqual([expect.any(Number)])
    expect(await used({ text: LONG }, [{ kind: 'reset', afterEvents: AT[api].words }])).toEqual([expect.any(Number)])
    expect(await used({ text: LONG }, [DOWN, DOWN])).toEqual([null])
  })

  test.concurrent('a service that once refused to stream is not asked to again', async () => {
    await using server = await served(api, [CALL, DONE], [{ kind: 'refuse', status: 400, message: 'stream is not supported' }])
    await ask(server.model)
    expect(server.received.map(({ body }) => body.stream === true)).toEqual([true, false, false])
  })
})

test('a service that sends only its thoughts is not silent', async () => {
  await using server = await served('chat', said(LONG), [{ kind: 'thoughts', afterEvents: 1, forMs: 1_500 }])
  expect(await ask(server.model)).toMatchObject({ status: 'complete', text: LONG })
})

test('the key goes to the server and nowhere else', async () => {
  await using server = await served('responses', said(LONG))
  const answer = await ask(server.model)
  expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(JSON.stringify([answer, server.received.map(({ body }) => body)])).not.toContain(KEY)
})

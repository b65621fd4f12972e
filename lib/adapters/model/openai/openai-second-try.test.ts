import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { defineTool } from '@/lib/chat/define-tool'
import { groundAnswer } from '@/lib/chat/grounding/ground-text-stream'
import { createGrounding, type Fault } from '@/lib/chat/grounding/grounding'
import { type FactLanguage, nothingCertain, unsure } from '@/lib/chat/grounding/say-facts'
import type { ChatMessage } from '@/lib/chat/message'
import { toSdkTools } from '@/lib/chat/sdk-tools'
import { ask, openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { ModelAnswer } from '@/tests/fixtures/openai-server/wire'

const FORMATS = ['responses', 'chat'] as const
const NAMES = createNameFinder()
const flight = (flightNumber: string, departsAt: string, total: string) => ({
  flightNumbers: [flightNumber],
  airline: 'TAP Air Portugal',
  from: 'LHR',
  to: 'LIS',
  departsAt: `2026-11-27T${departsAt}`,
  total,
})
const FOUND = { status: 'found', briefs: [flight('TP1361', '09:40', '£129.00'), flight('TP1357', '14:05', '£140.00')] }
const find = defineTool({
  prompt: { description: 'finds flights', guidance: '' },
  input: z.object({ to: z.string() }),
  output: z.custom<typeof FOUND>(),
  execute: async () => FOUND,
  forModel: (output) => output,
})
const FIND: ModelAnswer = { calls: [{ name: 'find', rawArguments: '{"to":"Lisbon"}' }] }
const QUIET: ModelAnswer = { text: '' }

let server: Awaited<ReturnType<typeof openOpenAIServer>>
beforeAll(async () => {
  server = await openOpenAIServer(sayingBrain(QUIET))
})
beforeEach(() => {
  server.received.splice(0)
  server.dials.faults.splice(0)
})
afterAll(() => server.close())

type Asked = { language?: FactLanguage; history?: ChatMessage[]; signal?: AbortSignal; onAsked?: (count: number) => unknown }
const said: ChatMessage = { id: 'msg_1', role: 'user', parts: [{ type: 'text', text: 'London to Lisbon, please' }] }

/** One answer over the wire, through the facts. */
async function answer(
  api: (typeof FORMATS)[number],
  says: ModelAnswer[],
  { language = 'en', history = [said], signal, onAsked }: Asked = {},
) {
  const refused: Fault[][] = []
  const grounding = createGrounding({
    today: '2026-11-20',
    names: NAMES,
    history,
    forModel: (_, output) => output,
    language: () => language,
    onRefused: (faults) => refused.push(faults),
  })
  const { read, correction } = groundAnswer(grounding)
  const brain = sayingBrain(says[0] ?? QUIET, ...says.slice(1))
  server.dials.brain = (request) => {
    onAsked?.(server.received.length)
    return brain(request)
  }
  const saved: ChatMessage['parts'][] = []
  const asked = await ask(openAIAt(server.baseUrl, api), {
    history,
    tools: toSdkTools({ find }, undefined),
    beforeStep: async () => ({ instructions: 'Be brief.', latest: '<situation>{}</situation>', toolNames: ['find'], announce: null }),
    transforms: [read],
    correction,
    ...(signal ? { signal } : {}),
    save: async (parts) => saved.push(parts) > 0,
  })
  const parts = saved.at(-1) ?? []
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  const shown = asked.chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.delta] : [])).join('')
  const marks = parts.flatMap((part) => (part.type === 'data-unsaid' ? [part.data.claims] : []))
  return { parts, texts, shown, marks, refused, requests: server.received.map(({ body }) => JSON.stringify(body)) }
}

/** `second` is what the model says each time it is told. */
type Row = { what: string; first: string; second?: string; shown: string; marks?: string[][]; requests?: number }
const LIST = 'Here they are:\n- TP1361 at 09:40. It costs £129.\n- TP1357 at 14:05. It costs £118.56, a bargain.\n'
const HEAD = '| Flight | Price |\n|---|---|\n'
const ROWS: Row[] = [
  {
    what: 'a price is said again and right',
    first: 'TP1361 leaves at 09:40. It costs £118.56. It is direct.',
    second: 'It costs £129. Anything else?',
    shown: 'TP1361 leaves at 09:40. It costs £129. Anything else?',
  },
  {
    what: 'a price that stays wrong is told once more and dropped, and with it what refers to it',
    first: 'TP1361 leaves at 09:40. It costs £118.56.',
    second: 'It costs £118.50. That is cheap! Who travels?',
    shown: 'TP1361 leaves at 09:40. Who travels?',
    marks: [['£118.56'], ['£118.50'], ['£118.50']],
    requests: 4,
  },
  {
    what: 'what the model then leaves out is dropped from what it said first',
    first: 'TP1361 leaves at 09:40. It costs £118.56. It is direct. Who travels?',
    shown: 'TP1361 leaves at 09:40. Who travels?',
  },
  {
    what: 'a model that says the whole answer again is not heard twice',
    first: 'TP1361 leaves at 09:40. It costs £118.56.',
    second: 'TP1361 leaves at 09:40. It costs £129.',
    shown: 'TP1361 leaves at 09:40. It costs £129.',
  },
  {
    what: 'a list goes on where it stopped',
    first: `${LIST}Which one?`,
    second: '- TP1357 at 14:05. It costs £140.\n\nWhich one?',
    shown: `${LIST.replace('£118.56, a bargain', '£140')}\nWhich one?`,
  },
  {
    what: 'words behind a list are none of it',
    first: `${LIST}Which one?`,
    second: 'Which one?',
    shown: 'Here they are:\n- TP1361 at 09:40. It costs £129.\n\nWhich one?',
  },
  {
    what: 'a list instead of a sentence begins on a line of its own',
    first: 'I found two. TP1357 costs £118.56.',
    second: '- TP1361: £129\n- TP1357: £140',
    shown: 'I found two. \n\n- TP1361: £129\n- TP1357: £140',
  },
  {
    what: 'an item that stays wrong goes as a whole',
    first: `${LIST}\nWhich one?`,
    shown: 'Here they are:\n- TP1361 at 09:40. It costs £129.\n\nWhich one?',
  },
  {
    what: 'a list without items leaves no heading and no colon',
    first: 'Of course.\n\n## Flights\n\nHere they are:\n- TP1357 costs £118.56\n- TP1361 costs £118.57\n\nWho travels?',
    shown: 'Of course.\n\nWho travels?',
    marks: [['£118.56'], ['£118.57']],
  },
  {
    what: 'of a table nothing is shown before all of it is right',
    first: `I found two.\n\n${HEAD}| TP1361 | £129 |\n| TP1357 | £118.56 |\n\nWhich one?`,
    second: `${HEAD}| TP1361 | £129 |\n| TP1357 | £140 |\n\nWhich one?`,
    shown: `I found two.\n\n${HEAD}| TP1361 | £129 |\n| TP1357 | £140 |\n\nWhich one?`,
  },
  {
    what: 'a table without its wrong row is whole',
    first: `${HEAD}| TP1361 | £129 |\n| TP1357 | £118.56 |\n\nWhich one?`,
    shown: `${HEAD}| TP1361 | £129 |\nWhich one?`,
  },
  {
    what: 'a table of which no row is right is not there',
    first: `Prices:\n\n${HEAD}| TP1357 | £118.56 |\n\nWho travels?`,
    shown: 'Who travels?',
  },
  {
    what: 'a sentence that was begun goes on as the model begins it again',
    first: 'Of course. Would you like the first one for £118.56 to Lisbon?',
    second: 'Would you like the first one for £129 to Lisbon?',
    shown: 'Of course. Would you like the first one for £129 to Lisbon?',
  },
  {
    what: 'a sentence that was begun goes on where the model goes on',
    first: 'Of course. Would you like the flight for £118.56?',
    second: 'for £129?',
    shown: 'Of course. Would you like the flight for £129?',
  },
  {
    what: 'a sentence that was begun and not taken up is broken off as people do',
    first: 'Would you like the flight for £118.56?',
    second: 'TP1361 costs £129.',
    shown: 'Would you like the flight … TP1361 costs £129.',
  },
  {
    what: 'a sentence that was begun and stays wrong ends honestly',
    first: 'Would you like the flight for £118.56?',
    second: 'Would you like the flight for £118.50? Who travels?',
    shown: `Would you like the flight … ${unsure('en')} Who travels?`,
    marks: [['£118.56'], ['£118.50']],
  },
]

for (const api of FORMATS) {
  test.each(ROWS)(`${api}: $what`, async ({ first, second, shown, marks = [['£118.56']], requests = 3 }) => {
    const got = await answer(api, [FIND, { text: first }, second === undefined ? QUIET : { text: second }])
    expect(got.shown.trim()).toBe(shown)
    expect(got.texts.join('').trim()).toBe(shown)
    // One paragraph stays one: nothing was shown twice, and no part begins in the middle of another.
    expect(got.texts).toHaveLength(1)
    expect(got.marks).toEqual(marks)
    expect(got.requests).toHaveLength(requests)
    expect(got.requests[2]).toContain('£118.56 is in no result')
    expect(server.refused).toEqual([])
  })

  test(`${api}: a true answer asks for nothing more, and no mark is kept`, async () => {
    const got = await answer(api, [FIND, { text: 'TP1361 leaves at 09:40 for £129.' }])
    expect(got).toMatchObject({ shown: 'TP1361 leaves at 09:40 for £129.', marks: [], refused: [] })
    expect(got.requests).toHaveLength(2)
  })

  test(`${api}: a model that never learns is asked again twice`, async () => {
    const got = await answer(api, [FIND, { text: 'It costs £118.56.' }])
    expect(got.requests).toHaveLength(4)
    expect(got.shown).toBe(nothingCertain('en'))
  })

  test.each(['en', 'de', 'fr', 'es', 'hi'] as const)(`${api}: where nothing can be shown that is said in %s`, async (language) => {
    const got = await answer(api, [{ text: 'Ryanair costs £5.' }, QUIET], { language })
    expect(got.shown).toBe(nothingCertain(language))
  })

  test(`${api}: words above a card are told of before the next step, without a request of their own`, async () => {
    const got = await answer(api, [{ text: 'I see one for £118.56. One moment.', ...FIND }, { text: 'TP1361 costs £129.' }])
    expect(got.requests).toHaveLength(2)
    expect(got.requests[1]).toContain('£118.56 is in no result')
    expect(got.shown).toBe('TP1361 costs £129.')
    expect(got.parts.map(({ type }) => type)).toEqual(['step-start', 'data-unsaid', 'tool-find', 'step-start', 'text'])
  })

  test(`${api}: a second try that looks something up first stands below the card`, async () => {
    const got = await answer(api, [{ text: 'Gladly. It costs £118.56.' }, FIND, { text: 'It costs £129.' }])
    expect(got.requests).toHaveLength(3)
    expect(got.texts).toEqual(['Gladly. ', 'It costs £129.'])
    expect(got.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'text',
      'data-unsaid',
      'step-start',
      'tool-find',
      'step-start',
      'text',
    ])
  })

  test(`${api}: a second try that looks up more is not told to say the same once more`, async () => {
    const says: ModelAnswer[] = [
      FIND,
      { text: 'It costs £118.56.' },
      { text: 'It costs £129. One moment.', ...FIND },
      { text: 'Who travels?' },
    ]
    const got = await answer(api, says)
    expect(got.texts).toEqual(['It costs £129. One moment.', 'Who travels?'])
    expect(got.requests).toHaveLength(4)
    expect(got.requests[3]).not.toContain('Say that again')
    expect(got.requests[3]).toContain('Not shown to the traveller, as it stands in no result: £118.56.')
  })

  test(`${api}: a service that fails at the second try leaves what was right`, async () => {
    server.dials.faults.push({ kind: 'end', afterEvents: 99 }, { kind: 'end', afterEvents: 99 })
    server.dials.faults.push({ kind: 'refuse', status: 500 }, { kind: 'refuse', status: 500 })
    const got = await answer(api, [FIND, { text: 'TP1361 leaves at 09:40. It costs £118.56. Who travels?' }])
    expect(got.shown).toBe('TP1361 leaves at 09:40. Who travels?')
    expect(got.parts.at(-1)).toMatchObject({ type: 'data-notice' })
  })

  test(`${api}: an answer that is stopped at its second try keeps what was right`, async () => {
    const stop = new AbortController()
    const says: ModelAnswer[] = [FIND, { text: 'TP1361 leaves at 09:40. It costs £118.56. Who travels?' }, { text: 'It costs £129.' }]
    const got = await answer(api, says, { signal: stop.signal, onAsked: (count) => count === 3 && stop.abort() })
    expect(got.shown).toBe('TP1361 leaves at 09:40. Who travels?')
    expect(got.marks).toEqual([['£118.56']])
  })

  test(`${api}: a later turn tells the model what was not shown, and not the traveller’s words of it`, async () => {
    const first = await answer(api, [FIND, { text: 'It costs £118.56.' }, { text: 'It costs £129.' }])
    server.received.splice(0)
    const history: ChatMessage[] = [
      said,
      { id: 'msg_11', role: 'assistant', parts: first.parts },
      { id: 'msg_12', role: 'user', parts: [{ type: 'text', text: 'thanks' }] },
    ]
    const later = await answer(api, [{ text: 'Gladly.' }], { history })
    expect(later.requests[0]).toContain('Not shown to the traveller, as it stands in no result: £118.56.')
    expect(later.requests[0]).not.toContain('It costs £118.56')
  })
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, openAIAt } from '@/tests/fixtures/openai-server/ask'
import { loopingBrain, sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { ModelAnswer } from '@/tests/fixtures/openai-server/wire'

const CALL: ModelAnswer = { calls: [{ name: 'double', rawArguments: '{"of":21}' }] }
const LONG: ModelAnswer = { text: 'Twice twenty-one is forty-two, whichever way you count it, and it has always been so.' }

let server: Awaited<ReturnType<typeof openOpenAIServer>>
beforeAll(async () => {
  server = await openOpenAIServer(sayingBrain(LONG))
})
beforeEach(() => {
  server.received.splice(0)
  server.refused.splice(0)
  server.dials.faults.splice(0)
  server.dials.brain = sayingBrain(LONG)
})
afterAll(() => server.close())

/** Where the first words stand in each format's events, and one well after them. */
const WORDS = { responses: { first: 4, later: 9 }, chat: { first: 0, later: 4 } }

for (const api of ['responses', 'chat'] as const) {
  const model = (options = {}) => openAIAt(server.baseUrl, api, options)
  const goWrong = (...faults: typeof server.dials.faults) => server.dials.faults.push(...faults)

  test(`${api}: a busy service is waited for as it says, the reader is told, and then it is asked once more`, async () => {
    goWrong({ kind: 'refuse', status: 429, headers: { 'retry-after': '1' } })
    const answer = await ask(model())
    expect(answer.told).toEqual(['The assistant’s service is busy; trying again in a second.', ''])
    expect(answer).toMatchObject({ status: 'complete', text: LONG.text, keptNotices: [] })
    expect(answer.tookMs).toBeGreaterThan(900)
    expect(server.received).toHaveLength(2)
  })

  test(`${api}: a service that stays busy is not asked a third time, and costs nothing`, async () => {
    const refusal = { kind: 'refuse' as const, status: 429, headers: { 'retry-after-ms': '20' } }
    goWrong(refusal, { ...refusal, headers: { ...refusal.headers, 'retry-after-ms': '240000' } })
    const answer = await ask(model())
    expect(answer).toMatchObject({ status: 'failed', text: '', usage: { inputTokens: 0, outputTokens: 0 } })
    expect(answer.keptNotices).toEqual([
      'The assistant’s service is too busy to answer; your message and your trip are kept; please try again in about 4 minutes.',
    ])
    expect(server.received).toHaveLength(2)
  })

  test(`${api}: a service that asks for more patience than anybody has is not waited for`, async () => {
    goWrong({ kind: 'refuse', status: 429, headers: { 'retry-after': '60' } })
    const answer = await ask(model())
    expect(answer.told).toEqual([expect.stringContaining('too busy to answer')])
    expect(answer.told[0]).toContain('in 60 seconds')
    expect(answer.tookMs).toBeLessThan(900)
  })

  test(`${api}: a wait can be stopped`, async () => {
    goWrong({ kind: 'refuse', status: 429, headers: { 'retry-after': '9' } })
    const controller = new AbortController()
    const answer = await ask(model(), { signal: controller.signal }, ({ type }) => type === 'data-notice' && controller.abort())
    expect(answer).toMatchObject({ status: 'partial', keptNotices: [] })
    expect(answer.tookMs).toBeLessThan(5_000)
    expect(server.received).toHaveLength(1)
  })

  test(`${api}: a wrong key is told to people without the key, and to the log without it too`, async () => {
    const apiKey = 'sk-proj-very-secret-1234'
    const answer = await ask(model({ apiKey }))
    expect(answer.keptNotices).toEqual([
      'The assistant’s service isn’t set up correctly, so it can’t answer; your message and your trip are kept; please tell whoever runs this site.',
    ])
    expect(server.received).toHaveLength(1)
    expect(answer.logged).toContain('401')
    expect(JSON.stringify(answer)).not.toContain('very-secret')
  })

  test(`${api}: spent credit is not tried again`, async () => {
    goWrong({ kind: 'refuse', status: 429, code: 'insufficient_quota' })
    const answer = await ask(model())
    expect(answer.keptNotices).toEqual([expect.stringContaining('isn’t set up correctly')])
    expect(server.received).toHaveLength(1)
  })

  test(`${api}: a service that fails before its first word is asked once more, without a word about it`, async () => {
    goWrong({ kind: 'refuse', status: 500 })
    const answer = await ask(model())
    expect(answer).toMatchObject({ status: 'complete', text: LONG.text, told: [] })
  })

  test(`${api}: a service that fails twice says so, and nothing of what it said`, async () => {
    goWrong({ kind: 'refuse', status: 500 }, { kind: 'refuse', status: 503 })
    const answer = await ask(model())
    expect(answer.keptNotices).toEqual([
      'The assistant’s service failed before it could answer; your message and your trip are kept; please try again.',
    ])
    expect(answer.status).toBe('failed')
    expect(JSON.stringify(answer.chunks)).not.toContain('SECRET')
  })

  test(`${api}: a connection that breaks, or ends, before the first word is made anew`, async () => {
    goWrong({ kind: 'reset', afterEvents: WORDS[api].first })
    expect(await ask(model())).toMatchObject({ status: 'complete', text: LONG.text, told: [] })
    goWrong({ kind: 'end', afterEvents: WORDS[api].first })
    expect(await ask(model())).toMatchObject({ status: 'complete', text: LONG.text, told: [] })
  })

  test.each(['reset', 'end'] as const)(`${api}: an answer that breaks in the middle (%s) keeps its words and says so`, async (kind) => {
    goWrong({ kind, afterEvents: WORDS[api].later })
    const answer = await ask(model())
    expect(answer.status).toBe('partial')
    expect(LONG.text?.startsWith(answer.text) && answer.text.length > 5).toBe(true)
    expect(answer.keptNotices).toEqual([
      'The assistant’s service broke off in the middle; the answer so far and your trip are kept; please try again.',
    ])
    expect(server.received).toHaveLength(1)
  })

  test(`${api}: an answer that breaks after a tool ran is not begun again, and the tool does not run twice`, async () => {
    server.dials.brain = sayingBrain(CALL, LONG)
    goWrong({ kind: 'end', afterEvents: 99 }, { kind: 'reset', afterEvents: WORDS[api].later })
    const answer = await ask(model())
    expect(answer).toMatchObject({ status: 'partial', results: [{ result: 42 }] })
    expect(server.received).toHaveLength(2)
  })

  test(`${api}: a service that falls silent is given up, before the first word and after it`, async () => {
    goWrong({ kind: 'stall', afterEvents: WORDS[api].first })
    const silent = await ask(model())
    expect(silent.keptNotices).toEqual([
      'The assistant’s service stopped responding, so we ended the answer after a second; your message and your trip are kept; please try again.',
    ])
    expect(silent.status).toBe('failed')
    goWrong({ kind: 'stall', afterEvents: WORDS[api].later })
    const cut = await ask(model())
    expect(cut.status).toBe('partial')
    expect(cut.keptNotices).toEqual([expect.stringContaining('stopped responding')])
    expect(cut.keptNotices[0]).toContain('the answer so far and your trip are kept')
  })

  test(`${api}: bytes that nobody can read before the first word are asked for anew; later ones end the answer`, async () => {
    goWrong({ kind: 'garbage', afterEvents: WORDS[api].first })
    expect(await ask(model())).toMatchObject({ status: 'complete', text: LONG.text })
    goWrong({ kind: 'garbage', afterEvents: WORDS[api].later })
    const answer = await ask(model())
    expect(answer.keptNotices).toEqual([
      'The assistant’s service sent something we couldn’t read; the answer so far and your trip are kept; please try again.',
    ])
    expect(answer.status).toBe('partial')
  })

  test(`${api}: a call with a broken input is set right, or the model is told and calls again; the reader sees the good call alone`, async () => {
    server.dials.brain = sayingBrain(
      { calls: [{ name: 'double', rawArguments: 'Sure: {"of": 21,}' }] },
      { calls: [{ name: 'double', rawArguments: '{"of":"many"}' }] },
      { calls: [{ name: 'double', rawArguments: '{"of":4}' }] },
      { text: 'Done.' },
    )
    const answer = await ask(model())
    expect(answer).toMatchObject({ status: 'complete', results: [{ result: 42 }, { result: 8 }], text: 'Done.', keptNotices: [] })
    expect(JSON.stringify(answer.chunks)).not.toMatch(/many|Invalid|expected/)
    expect(server.refused).toEqual([])
  })

  test(`${api}: a tool that does not exist is not called; twice, and the answer ends with a sentence`, async () => {
    server.dials.brain = sayingBrain({ calls: [{ name: 'bookNow', rawArguments: '{"pay":true}' }] })
    const answer = await ask(model())
    expect(answer.status).toBe('failed')
    expect(answer.keptNotices).toEqual([expect.stringContaining('sent something we couldn’t read')])
    expect(JSON.stringify(answer.chunks)).not.toContain('bookNow')
    expect(server.received).toHaveLength(2)
  })

  test(`${api}: a tool by nearly its name is the tool`, async () => {
    server.dials.brain = sayingBrain({ calls: [{ name: 'Double', rawArguments: '{"of":3}' }] }, { text: 'Six.' })
    expect(await ask(model())).toMatchObject({ status: 'complete', results: [{ result: 6 }], text: 'Six.' })
  })

  test(`${api}: a model that goes round in circles is stopped with a closing sentence, and the last step may not call`, async () => {
    server.dials.brain = loopingBrain('double', { of: 1 })
    const answer = await ask(model())
    expect(answer.status).toBe('partial')
    expect(answer.keptNotices).toEqual([
      'The assistant went round in circles, so we stopped it; the answer so far and your trip are kept; please say in other words what you would like next.',
    ])
    expect(server.received).toHaveLength(12)
    expect(server.received.map(({ body }) => body.tool_choice)).toEqual([...Array(11).fill('auto'), 'none'])
  })

  test(`${api}: a stopped answer is kept as far as it came, and what was sent is counted`, async () => {
    goWrong({ kind: 'stall', afterEvents: WORDS[api].later })
    const controller = new AbortController()
    const answer = await ask(model(), { signal: controller.signal }, ({ type }) => type === 'text-delta' && controller.abort())
    expect(answer).toMatchObject({ status: 'partial', keptNotices: [] })
    expect(answer.text).toMatch(/^Twice/)
    expect(answer.usage.inputTokens).toBeGreaterThan(10)
  })
}

test('the key goes to the server and nowhere else', async () => {
  const answer = await ask(openAIAt(server.baseUrl, 'responses'))
  expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(JSON.stringify([answer, server.received.map(({ body }) => body)])).not.toContain(KEY)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineTool, type ToolDefinition } from './define-tool'
import { rememberCalls } from './remember-calls'

type Answer = { number: number }

/** A tool that counts how often it ran, and tells it. */
function counting(change: Partial<ToolDefinition<null, unknown, Answer>> = {}) {
  let runs = 0
  const count = defineTool<null, unknown, Answer>({
    prompt: { description: 'counts', guidance: '' },
    input: z.unknown(),
    output: z.object({ number: z.number() }),
    execute: async () => ({ number: ++runs }),
    forModel: ({ number }) => ({ number }),
    ...change,
  })
  const { tools, beginStep } = rememberCalls({ count })
  const call = async (input: unknown) => {
    const { count: tool } = tools
    return tool?.forModel(await tool.run(input, null, () => undefined))
  }
  return { beginStep, call }
}

test('the same call with the same input is answered from memory, with a note for the model alone', async () => {
  const { beginStep, call } = counting()
  beginStep('1')
  expect(await call({ of: 1 })).toEqual({ number: 1 })
  // What the call changed itself.
  beginStep('2')
  expect(await call({ of: 1 })).toEqual({ number: 1, note: expect.stringContaining('nothing has changed since') })
  expect(await call({ of: 2 })).toEqual({ number: 2 })
})

test('after anything else has changed the trip, the call is made again', async () => {
  const { beginStep, call } = counting()
  for (const version of ['1', '2', '3']) {
    beginStep(version)
    if (version !== '2') await call({})
  }
  beginStep('3')
  expect(await call({})).toMatchObject({ number: 2, note: expect.any(String) })
})

test('what adds up, such as undoing, is done as often as it is called', async () => {
  const { beginStep, call } = counting({ addsUp: true })
  beginStep('1')
  await call({})
  expect(await call({})).toEqual({ number: 2 })
})

test('a failed call is made again, not answered from memory', async () => {
  let isBroken = true
  const { beginStep, call } = counting({
    execute: async () => {
      if (isBroken) throw new Error('away')
      return { number: 7 }
    },
  })
  beginStep('1')
  await expect(call({})).rejects.toThrow('away')
  isBroken = false
  expect(await call({})).toEqual({ number: 7 })
})

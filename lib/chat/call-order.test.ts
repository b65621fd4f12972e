import { expect, test } from 'vitest'
import { z } from 'zod'
import { inCallOrder } from './call-order'
import { defineTool, type Tool } from './define-tool'

const turns = (count: number) => Array.from({ length: count }).reduce<Promise<void>>((waiting) => waiting.then(() => {}), Promise.resolve())

function logged() {
  const log: string[] = []
  const tool = (onlyReads: boolean, isBroken = false): Tool<null> =>
    defineTool({
      prompt: { description: '', guidance: '' },
      input: z.string(),
      output: z.object({}),
      onlyReads,
      execute: async (name: string) => {
        log.push(`${name} begins`)
        await turns(10)
        log.push(`${name} ends`)
        if (isBroken) throw new Error('broken')
        return {}
      },
      forModel: () => null,
    })
  const tools = inCallOrder({ read: tool(true), change: tool(false), breaks: tool(false, true) })
  const call = (name: string, as: string) => tools[name]?.run(as, null, () => {}).catch(() => 'failed')
  return { log, call }
}

test('calls that change the trip run one after the other, as they were asked for', async () => {
  const { log, call } = logged()
  await Promise.all([call('change', 'a'), call('change', 'b')])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('calls that only read run side by side, after the change before them and before the one behind them', async () => {
  const { log, call } = logged()
  await Promise.all([call('change', 'a'), call('read', 'b'), call('read', 'c'), call('change', 'd')])
  expect(log.slice(0, 2)).toEqual(['a begins', 'a ends'])
  expect(log.slice(2, 4)).toEqual(['b begins', 'c begins'])
  expect(log.slice(6)).toEqual(['d begins', 'd ends'])
})

test('a call that fails holds up nobody', async () => {
  const { log, call } = logged()
  expect(await Promise.all([call('breaks', 'a'), call('change', 'b')])).toEqual(['failed', {}])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

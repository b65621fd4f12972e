import { expect, test } from 'vitest'
import { rememberReads } from './remember-reads'

function twoStores() {
  const asked: string[] = []
  let name = 'first'
  const stores = rememberReads({
    threads: {
      find: async (id: string) => {
        asked.push(`find ${id}`)
        return name
      },
      rename: async (to: string) => {
        name = to
      },
    },
    messages: {
      list: async () => {
        asked.push('list')
        return [name]
      },
      saveAnswer: async () => true,
    },
    name: { vendor: 'embedded' },
  })
  return { stores, asked }
}

test('the same is asked once, another thing anew', async () => {
  const { stores, asked } = twoStores()
  expect([await stores.threads.find('a'), await stores.threads.find('a'), await stores.threads.find('b')]).toEqual([
    'first',
    'first',
    'first',
  ])
  expect(asked).toEqual(['find a', 'find b'])
  expect(stores.name.vendor).toBe('embedded')
})

test('after a write everything is asked anew, also what was asked while it went on', async () => {
  const { stores, asked } = twoStores()
  await stores.messages.list()
  const writing = stores.threads.rename('second')
  const meanwhile = stores.messages.list()
  await writing
  expect(await stores.messages.list()).toEqual(['second'])
  expect(await stores.threads.find('a')).toBe('second')
  await meanwhile
  expect(asked).toEqual(['list', 'list', 'list', 'find a'])
})

test('an answer that is saved changes nothing but messages', async () => {
  const { stores, asked } = twoStores()
  await stores.threads.find('a')
  await stores.messages.list()
  await stores.messages.saveAnswer()
  await stores.threads.find('a')
  await stores.messages.list()
  expect(asked).toEqual(['find a', 'list', 'list'])
})

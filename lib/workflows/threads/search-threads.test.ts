import { expect, test } from 'vitest'
import { searchThreads } from './search-threads'

async function looking(words: string) {
  const asked: string[] = []
  const search = async (_userId: string, spaced: string) => {
    asked.push(spaced)
    return []
  }
  return { answer: await searchThreads('user-1', words, { threads: { search }, orders: { list: async () => [] } }), asked }
}

test('white space and what nobody sees are not looked for', async () => {
  expect(await looking('  window \u200B\n seat ')).toEqual({ answer: { hits: [] }, asked: ['window seat'] })
  expect(await looking('\u202eＺü\u00adrich\u202c')).toEqual({ answer: { hits: [] }, asked: ['Zürich'] })
  expect(await looking('a\u200B\u200B ')).toMatchObject({ answer: { refusal: { code: 'too-short' } }, asked: [] })
})

test('two characters of any script are enough, and two hundred are the most', async () => {
  expect((await looking('東京')).asked).toEqual(['東京'])
  expect((await looking('🛫🛬')).asked).toHaveLength(1)
  expect(await looking('a'.repeat(201))).toMatchObject({ answer: { refusal: { code: 'too-long' } }, asked: [] })
})

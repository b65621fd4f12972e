import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherWords } from './gather-words'

type Part = LanguageModelV4StreamPart
const words = (delta: string, id = '1') => ({ type: 'text-delta' as const, id, delta })
const END: Part = { type: 'text-end', id: '1' }
const FAILED = new Error('the line broke')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Parts that come at once, a number of milliseconds to wait before the next, or an error. */
function model(...script: (Part | number | Error)[]) {
  const left = [...script]
  return gatherWords(async () => {
    const next = left.shift()
    if (next === undefined) return { done: true, value: undefined }
    if (next instanceof Error) throw next
    if (typeof next !== 'number') return { done: false, value: next }
    await new Promise((resolve) => setTimeout(resolve, next))
    const value = left.shift()
    if (value === undefined || typeof value === 'number' || value instanceof Error) throw new Error('a wait is for a part')
    return { done: false, value }
  })
}

async function readAll(read: ReturnType<typeof gatherWords>): Promise<Part[]> {
  const parts: Part[] = []
  for (let next = await read(); !next.done; next = await read()) parts.push(next.value)
  return parts
}

test('syllables of a sentence travel together, in their order with all else', async () => {
  expect(await readAll(model(words('Thr'), words('ee fl'), words('ights'), END))).toEqual([words('Three flights'), END])
})

test('what may end a sentence, and what shows whether it does, waits for nothing', async () => {
  const read = model(words('It is '), words('42.'), words(' You'), words(' see'), END)
  expect(await readAll(read)).toEqual([words('It is 42.'), words(' You'), words(' see'), END])
})

test('words are held for a moment only, and what comes after that is not lost', async () => {
  const read = model(words('So. '), words('Now '), words('one '), 60, words('two '), 60, words('three'), END)
  const all = readAll(read)
  await vi.advanceTimersByTimeAsync(500)
  expect(await all).toEqual([words('So. '), words('Now '), words('one two '), words('three'), END])
})

test('the first words of an answer wait for nothing that is not there yet', async () => {
  const all = readAll(model(words('Of '), words('course'), 5, words(' you '), words('can. '), END))
  await vi.advanceTimersByTimeAsync(50)
  expect(await all).toEqual([words('Of course'), words(' you can. '), END])
})

test('another text, and words of which the model tells more, stay by themselves', async () => {
  const told: Part = { ...words('c'), providerMetadata: { model: { sure: true } } }
  expect(await readAll(model(words('a'), words('b', '2'), told, words('d')))).toEqual([words('a'), words('b', '2'), told, words('d')])
})

test('what goes wrong behind words is heard of after them', async () => {
  const read = model(words('Half an '), words('answer'), FAILED)
  expect(await read()).toEqual({ done: false, value: words('Half an answer') })
  await expect(read()).rejects.toBe(FAILED)
})

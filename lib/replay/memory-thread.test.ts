import { expect, test } from 'vitest'
import { createMemoryThread } from './memory-thread'

const OWN = { threadId: 'thr_1', userId: 'traveller' }

function thread() {
  const { trips, messages } = createMemoryThread(OWN.threadId, OWN.userId)
  const say = (id: string, instead?: string) =>
    messages.addTravellerMessage({ id, ...OWN, parts: [{ type: 'text', text: id }], metadata: {}, words: id, clientKey: id, instead })
  const startOver = async () => {
    const version = (await trips.load(OWN.threadId, OWN.userId))?.version ?? 0
    const entry = { ...OWN, version, command: { type: 'start-over' as const }, facts: {}, issuedBy: 'traveller' as const }
    return trips.append({ ...entry, issuedAt: new Date(0), clientKey: null })
  }
  const shown = async () => (await messages.list(OWN.threadId, OWN.userId)).map(({ id }) => id)
  const inForce = async () => (await trips.load(OWN.threadId, OWN.userId))?.commands.length
  return { trips, messages, say, startOver, shown, inForce }
}

test('another version of a message takes the trip back to before it, and the branch that was left keeps its own', async () => {
  const { messages, say, startOver, shown, inForce } = thread()
  await say('a')
  await startOver()
  await say('b')
  expect(await say('c', 'a')).toBe('placed')
  expect([await shown(), await inForce()]).toEqual([['c'], 0])
  expect(await messages.showVersion(OWN.threadId, OWN.userId, 'a')).toBe('shown')
  expect([await shown(), await inForce()]).toEqual([['a', 'b'], 1])
})

test('only the run that has an answer writes it, and nobody else’s thread is anybody’s', async () => {
  const { messages, say, shown } = thread()
  await say('a')
  await messages.beginAnswer({ id: 'b', ...OWN, runId: 'first', metadata: {} })
  const save = (runId: string, userId = OWN.userId) =>
    messages.saveAnswer({ ...OWN, id: 'b', userId, runId, parts: [], metadata: {}, words: '', status: 'partial' })
  expect([await save('second'), await save('first', 'somebody'), await save('first')]).toEqual([false, false, true])
  expect(await messages.continueAnswer({ id: 'b', ...OWN, runId: 'second' })).toMatchObject({ status: 'streaming' })
  expect(await save('first')).toBe(false)
  expect(await messages.list(OWN.threadId, 'somebody')).toEqual([])
  expect([await say('a'), await shown()]).toEqual(['known', ['a', 'b']])
})

test('a command for a trip that has moved on is not kept, and the last one alone is taken back', async () => {
  const { trips, startOver, inForce } = thread()
  const first = await startOver()
  await startOver()
  expect(await trips.undo(OWN.threadId, OWN.userId, first?.number ?? 0)).toBe(false)
  expect(await trips.undo(OWN.threadId, OWN.userId, 2)).toBe(true)
  const late = { ...OWN, version: 0, command: { type: 'start-over' as const }, facts: {}, issuedBy: 'traveller' as const }
  expect(await trips.append({ ...late, issuedAt: new Date(0), clientKey: null })).toBeNull()
  expect(await inForce()).toBe(1)
})

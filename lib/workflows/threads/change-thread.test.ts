import { expect, test } from 'vitest'
import { changeThread, type ThreadChange, threadChangeSchema } from './change-thread'

const AT = new Date('2026-11-20T09:00:00Z')

async function changing(change: ThreadChange, userId = 'user-1', recordedSince: Date | null = null) {
  const told: unknown[] = []
  const note = async (_threadId: string, owner: string, what: unknown) => {
    if (owner !== 'user-1') return false
    told.push(what)
    return true
  }
  const threads = { find: async () => ({ recordedSince }) as never, rename: note, mark: note }
  const isChanged = await changeThread({ threadId: 'thread-1', userId, change, at: AT }, { threads })
  return { isChanged, told }
}

test('each mark is set with its instant or taken away, and the others stay', async () => {
  expect(await changing({ pinned: true, archived: false })).toEqual({ isChanged: true, told: [{ pinnedAt: AT, archivedAt: null }] })
  expect(await changing({ recorded: true })).toEqual({ isChanged: true, told: [{ recordedSince: AT }] })
  expect(await changing({ name: 'Spring', recorded: false })).toEqual({ isChanged: true, told: ['Spring', { recordedSince: null }] })
})

test('a thread that is recorded already goes on being recorded since then', async () => {
  const since = new Date('2026-11-19T09:00:00Z')
  expect(await changing({ recorded: true }, 'user-1', since)).toEqual({ isChanged: true, told: [{ recordedSince: since }] })
})

test('somebody else’s thread is not changed', async () => {
  expect(await changing({ name: 'Mine' }, 'user-2')).toEqual({ isChanged: false, told: [] })
  expect(await changing({ pinned: true }, 'user-2')).toEqual({ isChanged: false, told: [] })
})

test.each([[{}], [{ name: '   ' }], [{ name: 'a'.repeat(81) }], [{ pinned: 'yes' }], [{ deletedAt: null }]])(
  '%j changes nothing',
  (body) => {
    expect(threadChangeSchema.safeParse(body).success).toBe(false)
  },
)

test.each([
  ['what turns the words of a list around', 'Lisbon \u202etrip', 'Lisbon trip'],
  ['what nobody sees, and line breaks', '\u200bLisbon\r\n trip\u2066', 'Lisbon trip'],
])('%s is not kept in a name', (_, typed, name) => {
  expect(threadChangeSchema.parse({ name: typed })).toEqual({ name })
})

test('a name keeps its dashes, quotes and emoji, and is none without a letter that is seen', () => {
  expect(threadChangeSchema.parse({ name: '“Rome” – 👩‍👧 ❤️' })).toEqual({ name: '“Rome” – 👩‍👧 ❤️' })
  expect(threadChangeSchema.safeParse({ name: '\u200b\u202e' }).success).toBe(false)
})

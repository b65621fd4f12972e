import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLetterStore } from './letter-store'
import { letters } from './schema'
import { onEachDatabase } from './testing'

const NOW = new Date('2026-11-22T09:00:00Z')
const aLetter = () => ({
  id: randomUUID(),
  kind: 'contact' as const,
  email: `${randomUUID()}@example.com`,
  name: 'Ana',
  text: 'The wrong tram.',
  createdAt: NOW,
})

await onEachDatabase((database) => {
  const from = (email: string) => database().select().from(letters).where(eq(letters.email, email))

  test('a letter is kept whole', async () => {
    const letter = aLetter()
    expect(await createLetterStore(database()).keep(letter)).toBe(true)
    expect(await from(letter.email)).toEqual([letter])
  })

  test('the same letter is kept once, also when it comes many times at once', async () => {
    const [store, letter] = [createLetterStore(database()), aLetter()]
    const kept = await Promise.all(Array.from({ length: 10 }, () => store.keep(letter)))
    expect(kept.filter(Boolean)).toHaveLength(1)
  })

  test('an address joins the list once, and may write as many letters as it likes', async () => {
    const [store, letter] = [createLetterStore(database()), aLetter()]
    const joins = () => store.keep({ ...letter, id: randomUUID(), kind: 'membership', name: '', text: '' })
    const writes = () => store.keep({ ...letter, id: randomUUID() })
    expect([await joins(), await joins(), await writes(), await writes()]).toEqual([true, false, true, true])
    expect((await from(letter.email)).map(({ kind }) => kind).toSorted()).toEqual(['contact', 'contact', 'membership'])
  })

  test('text that PostgreSQL cannot hold as it came is kept without what it cannot hold', async () => {
    const letter = aLetter()
    await createLetterStore(database()).keep({ ...letter, text: 'Half a sign \ud83d and a \0 in it' })
    expect(await from(letter.email)).toMatchObject([{ text: 'Half a sign \ufffd and a  in it' }])
  })
})

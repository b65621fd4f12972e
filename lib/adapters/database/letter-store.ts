import type { LetterStore } from '@/lib/ports/letter-store'
import type { Database } from './database'
import { letters } from './schema'

export function createLetterStore(db: Database): LetterStore {
  return {
    async keep(letter) {
      // Without a target: the same letter, and the same address once more, are both kept already.
      const kept = await db.insert(letters).values(letter).onConflictDoNothing().returning({ id: letters.id })
      return kept.length > 0
    },
  }
}

import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Clock } from '@/lib/ports/clock'
import type { Database } from '../../database/database'
import { sandboxWebhooks } from '../../database/schema'
import { signLetter } from './webhook-signature'

// With the pauses below the last try is some three days after the first.
const MOST_TRIES = 25
const LONGEST_PAUSE_MS = 6 * 3_600_000
const MOST_AT_ONCE = 50
const PATIENCE_MS = 10_000
const KEPT_MS = 30 * 24 * 3_600_000

/** Brings a letter to a door and says with which status it answered; throws when there was no answer. */
export type Post = (letter: { body: string; signature: string }) => Promise<number>

type Deps = { db: Database; clock: Clock; secret: string; post: Post }

/**
 * Brings the gateway's letters to our own door: at least once each, those first that are due first. One that the door does not take
 * (any answer but 2xx) is brought again after 2, 4, 8 … seconds, at most six hours apart, and given up after three days. A month after its
 * delivery it is thrown away.
 */
export function createSandboxPostman(deps: Deps) {
  if (!deps.secret.trim()) throw new Error('letters are signed with a secret, which may not be blank')
  return {
    /** Once round: call it every few seconds. Any number of processes may; each letter is taken by one of them. */
    async deliverDue(): Promise<void> {
      const { db, clock } = deps
      await db.delete(sandboxWebhooks).where(lt(sandboxWebhooks.deliveredAt, new Date(clock().getTime() - KEPT_MS)))
      const isDue = and(isNull(sandboxWebhooks.deliveredAt), lte(sandboxWebhooks.dueAt, clock()), lt(sandboxWebhooks.tries, MOST_TRIES))
      const due = await db.select().from(sandboxWebhooks).where(isDue).orderBy(sandboxWebhooks.dueAt).limit(MOST_AT_ONCE)
      for (const letter of due) {
        if ((await deliver(letter, deps)) === 'nobody at the door') return
      }
    },
  }
}
export type SandboxPostman = ReturnType<typeof createSandboxPostman>

/** Posts over HTTP to an address of ours. */
export function postTo(address: string): Post {
  return async ({ body, signature }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    return response.status
  }
}

type Outcome = 'delivered' | 'refused' | 'taken by another' | 'nobody at the door'

/** The next try is written down before this one is made: a process that dies in between has lost nothing. */
async function deliver({ id, payload, tries }: typeof sandboxWebhooks.$inferSelect, { db, clock, secret, post }: Deps): Promise<Outcome> {
  const isLetter = eq(sandboxWebhooks.id, id)
  const isStillOurs = and(isLetter, isNull(sandboxWebhooks.deliveredAt), eq(sandboxWebhooks.tries, tries))
  const next = { tries: tries + 1, dueAt: new Date(clock().getTime() + pauseMs(tries + 1)) }
  const taken = await db.update(sandboxWebhooks).set(next).where(isStillOurs).returning({ id: sandboxWebhooks.id })
  if (taken.length === 0) return 'taken by another'
  const status = await post({ body: payload, signature: signLetter(payload, secret, clock()) }).catch(() => null)
  if (status === null) return 'nobody at the door'
  if (status < 200 || status > 299) return 'refused'
  await db.update(sandboxWebhooks).set({ deliveredAt: clock() }).where(isLetter)
  return 'delivered'
}

function pauseMs(tries: number): number {
  return Math.min(1_000 * 2 ** tries, LONGEST_PAUSE_MS)
}

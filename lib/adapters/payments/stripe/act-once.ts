import { StripeFault } from './failure'

// Stripe keeps an answer 500 under its key for a day: what was not done must be asked for under another.
const KEYS_PER_ACT = 3

/**
 * Sends a change under its key. When Stripe answers with a fault, `look` tells whether it was done all the same; if not, it is sent
 * once more under the next key. The keys follow from the first, so that two processes cannot act twice.
 */
export async function actOnce<Done>(
  key: string,
  { send, look }: { send: (key: string) => Promise<Done>; look: () => Promise<Done | null> },
): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(attempt === 1 ? key : `${key}:${attempt}`)
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      const done = await look()
      if (done !== null) return done
      if (attempt === KEYS_PER_ACT) throw error
    }
  }
}

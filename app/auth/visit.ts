import 'server-only'
import type { SignedIn } from '@/lib/workflows/session/session-deps'

/** Why somebody cannot come in, as the sign-in page knows it. */
export type Refused = 'HandOffRefused' | 'MissingSignIn'

/** One request to the auth library: what its callbacks find out, for whoever answers. */
export type Visit = {
  device: string
  signedIn: SignedIn | null
  /** The cookie says already what it would say again. */
  isCookieKept: boolean
  /** What went wrong on our side. Next-auth would take it for a refusal, or for the end of the session. */
  failure: unknown
  note<T>(work: () => Promise<T>): Promise<T>
  signIn(work: () => Promise<SignedIn | Refused | null>): Promise<{ id: string } | null>
}

export function openVisit(device: string): Visit {
  const visit: Visit = {
    device,
    signedIn: null,
    isCookieKept: false,
    failure: null,
    async note(work) {
      try {
        return await work()
      } catch (error) {
        visit.failure = error ?? new Error('something that is no error was thrown')
        throw error
      }
    },
    async signIn(work) {
      const result = await visit.note(work)
      // Next-auth hands the message of an error on as the reason.
      if (typeof result === 'string') throw new Error(result)
      visit.signedIn = result
      return visit.signedIn && { id: visit.signedIn.user.id }
    },
  }
  return visit
}

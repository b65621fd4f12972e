import type { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { TokenPair } from '@/lib/ports/token-issuer'
import type { DirectoryUser, UserDirectory } from '@/lib/ports/user-directory'
import { detailsSchema, loginSchema, refreshSchema } from './answers'
import { askServer, SERVICE, tellServer } from './ask-server'
import { readLifetimeSeconds } from './read-lifetime'
import { shareForAWhile } from './share-for-a-while'

const TIMEOUT_MS = 5000
/** Servers differ in how they say that an address and a password do not belong together: it is no outage in any of them. */
const LOGIN_REFUSED = [400, 404, 422]
/** As OAuth has it for a token that is of no use any more. */
const REFRESH_REFUSED = [400]
/** What may stand in a header; anything else is no token of anybody's. */
const TOKEN = /^[\w.~+/=-]{1,4096}$/

/** Accounts on another server, by the same routes as our own `/api/v1/auth`. */
export function createRemoteDirectory({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
  clock = () => new Date(),
}: {
  baseUrl: string
  timeoutMs?: number
  clock?: Clock
}): UserDirectory {
  const post = (path: string, body: unknown, alsoRefused: number[] = []) => {
    return { method: 'POST' as const, url: addressOf(baseUrl, path), body, timeoutMs, alsoRefused }
  }

  async function details(accessToken: string): Promise<DirectoryUser | null> {
    if (!TOKEN.test(accessToken)) return null
    return askServer({ method: 'GET', url: addressOf(baseUrl, 'user/get-details'), accessToken, timeoutMs }, detailsSchema)
  }

  return {
    isOwn: false,
    details,
    async authenticate(email, password) {
      const answer = await askServer(post('login', { email, password }, LOGIN_REFUSED), loginSchema)
      if (!answer) return null
      const user = answer.user ?? (await details(answer.accessToken))
      if (!user) throw new OutsideFailure(SERVICE, 'the accounts’ server does not know the token that it just gave')
      return { user, tokens: readPair(answer, answer.refreshToken, clock()) }
    },
    // Requests side by side would otherwise use the same token twice, which the server may take for theft.
    refresh: shareForAWhile(async (refreshToken: string) => {
      const answer = await askServer(post('refresh', { refreshToken }, REFRESH_REFUSED), refreshSchema)
      return answer && readPair(answer, answer.refreshToken ?? refreshToken, clock())
    }, clock),
    signOut: (refreshToken) => tellServer(post('logout', { refreshToken })),
  }
}

function readPair(answer: z.output<typeof refreshSchema>, refreshToken: string, now: Date): TokenPair {
  return {
    accessToken: answer.accessToken,
    refreshToken,
    accessTokenSeconds: readLifetimeSeconds(answer.accessTokenExpiresOn, now),
    refreshTokenSeconds: readLifetimeSeconds(answer.refreshTokenExpiresOn, now),
  }
}

function addressOf(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/api/v1/auth/${path}`
}

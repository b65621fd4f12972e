import 'server-only'
import { json } from '@/app/api/respond'
import { AppError, notFound } from '@/lib/errors'
import type { TokenPair } from '@/lib/ports/token-issuer'
import type { DirectoryUser } from '@/lib/ports/user-directory'
import type { Services } from '@/lib/services'

/** Answers of these routes are wrapped as those of any accounts' server are. */
export function detail(data: object): Response {
  return json({ detail: { data } })
}

/** A user as the mobile app, and the web, know one; nothing else of the row leaves. */
export function userDetails({ id, email, firstName, lastName, picture, role }: DirectoryUser): DirectoryUser {
  return { id, email, firstName, lastName, picture, role: role || 'user' }
}

/** Lifetimes are in seconds. */
export function tokenDetails({ accessToken, refreshToken, accessTokenSeconds, refreshTokenSeconds }: TokenPair) {
  return {
    accessToken,
    refreshToken,
    accessTokenExpiresOn: accessTokenSeconds,
    refreshTokenExpiresOn: refreshTokenSeconds,
    tokenType: 'Bearer',
  }
}

/** Where another server keeps the accounts, that one issues the tokens. */
export function requireOwnAccounts({ directory }: Pick<Services, 'directory'>): void {
  if (!directory.isOwn) throw notFound()
}

/** The token of an Authorization header: exactly one, and of nothing but what tokens are made of. */
export function readBearer(request: Request): string {
  const header = request.headers.get('authorization')
  if (!header) throw new AppError('sign_in_required', 'Please sign in to continue.')
  const token = header.match(/^Bearer ([\w.~+/-]{1,8000}=*)$/i)?.[1]
  if (!token) throw tokenRefused()
  return token
}

export function tokenRefused(): AppError {
  return new AppError('session_expired', 'Your session has ended. Please sign in again.')
}

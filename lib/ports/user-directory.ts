import type { TokenPair } from './token-issuer'

/** Somebody as the directory of accounts knows them. */
export type DirectoryUser = {
  id: string
  email: string | null
  firstName: string
  lastName: string
  picture: string | null
  role: string
}

/**
 * Where accounts live: our own tables, or any server at `API_BASE_URL`. Null is a clear no; an OutsideFailure means that nobody answered,
 * which ends no session.
 */
export type UserDirectory = {
  /** Whether accounts are made, changed and deleted here, or by somebody else. */
  isOwn: boolean
  /** The tokens are null where Wayfarer issues them itself. */
  authenticate(email: string, password: string): Promise<{ user: DirectoryUser; tokens: TokenPair | null } | null>
  /** Identity as the holder of an access token has it: the only source of id, e-mail and role. */
  details(accessToken: string): Promise<DirectoryUser | null>
  refresh(refreshToken: string): Promise<TokenPair | null>
  signOut(refreshToken: string): Promise<void>
}

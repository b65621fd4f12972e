/** What a session is carried by. Lifetimes are in seconds from the moment of issue. */
export type TokenPair = {
  accessToken: string
  refreshToken: string
  accessTokenSeconds: number
  refreshTokenSeconds: number
}

/** Our own tokens: a signed access token of an hour, and a refresh token that is replaced each time it is used. */
export type TokenIssuer = {
  issue(session: { id: string; userId: string }, now: Date): Promise<TokenPair>
  /** Null when it is forged, over, meant for somebody else, or its session has ended. */
  read(accessToken: string, now: Date): Promise<{ userId: string; sessionId: string } | null>
  /**
   * A new pair for a refresh token. Requests side by side may use the same one for half a minute; after that it has been stolen, or
   * copied: `reused`, and its session has ended. Null for an unknown or late one, and one of an ended session.
   */
  rotate(refreshToken: string, now: Date): Promise<{ sessionId: string; tokens: TokenPair } | 'reused' | null>
  /** Whether a refresh token is one of this session and could still be used; it is not used by asking. */
  belongs(refreshToken: string, sessionId: string, now: Date): Promise<boolean>
}

export type CodePurpose = 'hand-off' | 'password-reset'

/** Codes that open one thing once. Only their hashes are kept; old ones are swept when a new one is made. */
export type OneTimeCodeStore = {
  add(code: { hash: string; purpose: CodePurpose; userId: string; now: Date; expiresAt: Date }): Promise<void>
  /** The user it was made for, once; null for a used, late, foreign or unknown one. */
  use(hash: string, purpose: CodePurpose, now: Date): Promise<string | null>
  /** None of a user's opens anything any more. */
  forgetAll(userId: string): Promise<void>
}

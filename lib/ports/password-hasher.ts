export type PasswordHasher = {
  /** Whether it is one of those that are tried first, anywhere. */
  isCommon(password: string): boolean
  hash(password: string): Promise<string>
  /** Takes as long without a hash (nobody has this address) as with one, and is then false. */
  verify(hash: string | null, password: string): Promise<boolean>
}

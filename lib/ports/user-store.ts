import type { Preferences, PreferencesChange } from '../travel/account/preferences-schema'
import type { DirectoryUser } from './user-directory'

export type UserRow = {
  id: string
  email: string | null
  firstName: string
  lastName: string
  picture: string | null
  passwordHash: string | null
  isGuest: boolean
  role: string
  preferences: Preferences
}
type NewUser = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'isGuest'>

/** People. E-mail addresses are kept and found in lower case; somebody who erased their account is not found. */
export type UserStore = {
  /** Null when the email address is taken. */
  create(user: NewUser): Promise<UserRow | null>
  findById(id: string): Promise<UserRow | null>
  findByEmail(email: string): Promise<UserRow | null>
  /** The row of somebody whom another directory knows, made on their first visit; what it says of them is taken over. */
  takeFromDirectory(user: DirectoryUser): Promise<UserRow>
  /** The row of somebody whom Google knows, made on their first visit. Null when their address has another account here. */
  takeFromGoogle(profile: {
    googleId: string
    email: string
    firstName: string
    lastName: string
    picture: string | null
  }): Promise<UserRow | null>
  /** Gives a guest an address and a password; all that is theirs stays theirs. */
  register(
    guestId: string,
    account: { email: string; firstName: string; lastName: string; passwordHash: string },
  ): Promise<UserRow | 'email-taken' | 'no-guest'>
  /** Preferences that are not named stay, also beside another change at this very moment. */
  update(
    id: string,
    change: Partial<Pick<UserRow, 'firstName' | 'lastName' | 'passwordHash'>> & { preferences?: PreferencesChange },
  ): Promise<UserRow | null>
}

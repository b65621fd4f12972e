export type UserRow = {
  id: string
  email: string | null
  firstName: string
  lastName: string
  passwordHash: string | null
  isGuest: boolean
  role: string
}
export type UserStore = {
  /** Null when the e-mail address is taken. */
  create(user: {
    email: string | null
    firstName: string
    lastName: string
    passwordHash: string | null
    isGuest: boolean
  }): Promise<UserRow | null>
  findById(id: string): Promise<UserRow | null>
  findByEmail(email: string): Promise<UserRow | null>
}

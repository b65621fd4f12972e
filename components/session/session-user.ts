/** Whose page this is, as the server rendered it. */
export type SessionUser = { id: string; email: string | null; isGuest: boolean }

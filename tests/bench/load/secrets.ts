import { randomBytes } from 'node:crypto'

/** What a process on PostgreSQL must be given, new for each run. */
export function providePostgresSecrets(): { NEXTAUTH_SECRET: string; ENCRYPTION_KEY: string } {
  const secret = () => randomBytes(32).toString('base64url')
  return { NEXTAUTH_SECRET: secret(), ENCRYPTION_KEY: secret() }
}

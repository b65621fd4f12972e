import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The embedded default signs and encrypts with keys of its own, made on first start and kept beside the data. */
export async function readOrMakeSecret(dataFolder: string, name: 'session-secret' | 'encryption-key'): Promise<string> {
  const file = path.join(dataFolder, name)
  await mkdir(dataFolder, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch {
    return (await readFile(file, 'utf8')).trim()
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

let key: Buffer | null = null

/** Told once per process, before the first passport is stored; any text of 16 characters or more will do. */
export function setEncryptionKey(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, 'wayfarer', 'passports', 32))
}

/** The passport as one encrypted text. Throws without a key: a passport is never stored in clear. */
export function sealPassport(passport: object): { sealed: string } {
  if (!key) throw new Error('a passport cannot be stored before the encryption key is known')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(passport), 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64') }
}

/** The value with every sealed passport opened; one that this key cannot open is null, and is asked for again. */
export function openPassports(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openPassports)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'passport' ? openPassport(inner) : openPassports(inner)]),
  )
}

function openPassport(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('sealed' in value) || typeof value.sealed !== 'string') return null
  if (!key) return null
  try {
    const bytes = Buffer.from(value.sealed, 'base64')
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(opened.toString('utf8'))
  } catch {
    return null
  }
}

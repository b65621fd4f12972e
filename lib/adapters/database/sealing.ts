import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

let key: Buffer | null = null

/** Told once per process, before the first passport is stored; any text of 16 characters or more will do. */
export function setEncryptionKey(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, 'wayfarer', 'passports', 32))
}

/** Tells two keys apart, and nothing else of them. */
export function keyCheckOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'wayfarer', 'key check', 8)).toString('hex')
}

/** Whether this process knows its key already: it is never replaced by another one. */
export function hasEncryptionKey(): boolean {
  return key !== null
}

/** What is sealed wherever it stands in a value, and what stands there when the key does not open it: then it is asked for again. */
const SEALED: Record<string, unknown> = { passport: null, specialService: '', unsentWords: '' }

/** JSON as it is stored: passports, the help somebody needs (a fact of their health) and unsent words are encrypted; a replacer for `JSON.stringify`. */
export function sealPersonal(name: string, value: unknown): unknown {
  const isGiven = value !== null && value !== undefined && value !== ''
  return Object.hasOwn(SEALED, name) && isGiven ? { sealed: seal(value) } : value
}

/** The value with everything sealed in it opened. */
export function openPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openPersonal)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, Object.hasOwn(SEALED, name) ? open(inner, SEALED[name]) : openPersonal(inner)]),
  )
}

function seal(value: unknown): string {
  if (!key) throw new Error('nothing personal can be stored before the encryption key is known')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Whether this process's key opens what is sealed. */
export function canOpen(sealed: string): boolean {
  return decrypt(sealed) !== null
}

function open(value: unknown, lost: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('sealed' in value) || typeof value.sealed !== 'string') return lost
  const opened = decrypt(value.sealed)
  return opened === null ? lost : JSON.parse(opened)
}

/** JSON text, or null where the key is not the one that it was sealed with. */
function decrypt(sealed: string): string | null {
  if (!key) return null
  try {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

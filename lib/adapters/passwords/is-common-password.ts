import { createHash } from 'node:crypto'
import common from './common-passwords.json' with { type: 'json' }

/** Enough of a hash that no other password of anybody's is taken for one of these. */
const BYTES = 6

let known: Set<string> | undefined

/**
 * Whether a password is among the 5,000 that are used most, of those that are long enough to be one here. The list holds hashes, so that no
 * word of it stands in the project; capital letters make no difference, as whoever guesses tries both.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readList(Buffer.from(common.firstSixBytesOfSha256, 'base64'))
  return known.has(createHash('sha256').update(password.toLowerCase()).digest().subarray(0, BYTES).toString('hex'))
}

function readList(bytes: Buffer): Set<string> {
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.subarray(at * BYTES, (at + 1) * BYTES).toString('hex')))
}

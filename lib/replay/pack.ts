import { gunzipSync, gzipSync } from 'node:zlib'
import type { Kept } from './transcript'

/** Shorter values are read more easily as they are. */
const PACK_FROM_CHARACTERS = 2_000
/** A search of several hundred flights is a tenth of it. */
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024

/** A value as a transcript keeps it: long ones are gzipped, so that a transcript stays small and each line readable. */
export function pack(value: unknown): Kept {
  const text = JSON.stringify(value)
  if (text === undefined) return { value: null }
  if (text.length < PACK_FROM_CHARACTERS) return { value }
  return { packed: gzipSync(text, { level: 6 }).toString('base64') }
}

/** The value again. Throws one sentence for what is no packed value, or would unpack to more than `mostBytes`. */
export function unpack(kept: Kept, mostBytes: number = MOST_UNPACKED_BYTES): unknown {
  if (!('packed' in kept)) return kept.value
  return parse(inflate(kept.packed, mostBytes))
}

function inflate(packed: string, mostBytes: number): string {
  try {
    return gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: mostBytes }).toString('utf8')
  } catch (cause) {
    const isTooLong = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    const most = `${Math.round(mostBytes / 1024)} kB`
    throw new Error(isTooLong ? `A packed value unpacks to more than ${most}.` : 'A packed value is damaged and cannot be unpacked.', {
      cause,
    })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('A packed value holds no JSON.', { cause })
  }
}

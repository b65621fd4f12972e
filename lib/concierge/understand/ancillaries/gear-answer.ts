import type { Table } from '../../table'
import { readCount } from '../words'
import { ancillaryContext } from './ancillary-context'
import { readWhom } from './whom'

const COUNT_SAID = /\b(?<count>[1-9]|one|two|three|four|five|six|seven|eight|nine)\b/i
const ALL = /^\W*(?:(?:for|yes|all right|ok|please)\W+)*(?:all|both|every(?:one|body)|each)\b/i
/** A longer message speaks of something else. */
const MOST_WORDS = 7

/** "Two", "just me", "all of us" after the question for how many the skis are. */
export function readGearAnswer(words: string, table: Table): { what: string; passengerIndexes: number[] } | null {
  const { pending } = table
  if (pending?.asked !== 'how-many' || words.trim().split(/\s+/).length > MOST_WORDS) return null
  const context = ancillaryContext(table)
  const seated = context.adults + context.children
  const count = COUNT_SAID.exec(words)?.groups?.count
  const named = ALL.test(words) ? range(seated) : readWhom(words, context)
  const whom = named ?? (count ? range(readCount(count)) : [])
  const passengerIndexes = whom.filter((index) => index < seated)
  return passengerIndexes.length > 0 ? { what: pending.about.toLowerCase(), passengerIndexes } : null
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

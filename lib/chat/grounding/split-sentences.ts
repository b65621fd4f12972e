import { everyMatch } from '../../travel/every-match'

const CLOSERS = '"\'”’»)\\]*_`'
const CLOSED = new RegExp(`[${CLOSERS}]+$`)
const END = new RegExp(`[.!?…।][${CLOSERS}]*$`)
/** Enough of what stands before a space to tell whether a sentence ends there. */
const LOOK_BACK = 40
/** What a full stop belongs to without ever ending anything, and what it belongs to before a number or a month. */
const TITLE = /(?:^|[^\p{L}\p{M}])(?:ste?|mt|ft|mrs?|ms|dr|prof|approx|ca|vs|incl|excl|int|bzw|z|[\p{L}])\.$/iu
const BEFORE_NUMBER =
  /(?:^|[^\p{L}\p{M}])(?:no|nr|tel|min|max|mon|tues?|wed|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|mo|di|mi|do|fr|sa|so|rs|kr|lun|mer|jeu|ven|sam|dim|janv|févr|avr|juil|déc|ene|abr|ago|dic)\.$/iu
const INITIALS = /(?:^|[^\p{L}])(?:\p{L}\.){1,}\p{L}\.$/iu
const LIST_NUMBER = /^\s*(?:[-*>]\s+)?\d{1,3}\.$/
const DAY_NUMBER = /(?:^|[^\d.,:£€$])\d{1,2}\.$/
const MONTH = /^(?:jan|f[eé][bv]|m[aäe]r|a[pv]r|ma[iy]|ju[ni]|jul|jui|aug|ao[uû]t|sep|o[kc]t|nov|d[eé][zc])/i

/** Text that arrives in pieces, given back sentence by sentence; joined they are the text again. */
export type SentenceSplitter = {
  /** The sentences that are whole now. */
  push(piece: string): string[]
  /** What has come of the sentence that is not whole yet. */
  begun(): string
  /** What is left at the end, if anything. */
  end(): string[]
}

/** A sentence ends where its mark is followed by a space and what comes next begins one, or at the end of a line. */
export function createSentenceSplitter(): SentenceSplitter {
  let kept = ''
  // So far nothing ends in what is kept.
  let looked = 0
  return {
    push(piece) {
      kept += piece
      const found = cut(kept, looked, false)
      kept = found.rest
      looked = found.looked
      return found.sentences
    },
    begun: () => kept,
    end() {
      const { sentences, rest } = cut(kept, looked, true)
      kept = ''
      looked = 0
      return rest === '' ? sentences : [...sentences, rest]
    },
  }
}

/** A whole text as its sentences. */
export function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), ...splitter.end()]
}

/** `looked` is how far the rest was read without an end. `isOver`: nothing more will come. */
function cut(text: string, from: number, isOver: boolean): { sentences: string[]; rest: string; looked: number } {
  const sentences: string[] = []
  let start = 0
  let looked = from
  for (const space of everyMatch(text, /\s+/g, from)) {
    const end = space.index + space[0].length
    const isLine = space[0].includes('\n')
    looked = space.index
    // More spaces may follow, and what begins there tells whether this was an end.
    if (end === text.length && !isLine) break
    const before = text.slice(Math.max(start, space.index - LOOK_BACK), space.index)
    const next = text.slice(end, end + LOOK_BACK)
    if (!isLine && !isOver && mayBeDay(before) && /^\p{L}+$/u.test(next)) break
    looked = end
    if (before.trim() === '' || (!isLine && !endsSentence(before, next))) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  return { sentences, rest: text.slice(start), looked: looked - start }
}

/** A month may stand behind it, which must be whole to be known. */
function mayBeDay(before: string): boolean {
  return /\d\.$/.test(before) || BEFORE_NUMBER.test(before)
}

function endsSentence(before: string, next: string): boolean {
  if (!END.test(before)) return false
  if (/[!?।]/.test(before.at(-1) ?? '')) return !/^\p{Ll}/u.test(next)
  const bare = before.replace(CLOSED, '')
  if (LIST_NUMBER.test(before) || TITLE.test(bare) || INITIALS.test(bare)) return false
  // "27. November" and "Fri. 27 Nov" are days, not the end of "the cheapest is £27."
  if (BEFORE_NUMBER.test(bare) && (/^\d/.test(next) || MONTH.test(next))) return false
  if (DAY_NUMBER.test(bare) && MONTH.test(next)) return false
  return !/^\p{Ll}/u.test(next)
}

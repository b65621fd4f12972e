const CLOSERS = '"\'”’»)\\]*_`'
const END = new RegExp(`[.!?…।]+[${CLOSERS}]*$`)
/** What a full stop belongs to without ever ending anything, and what it belongs to before a number or a month. */
const TITLE = /(?:^|[^\p{L}\p{M}])(?:ste?|mt|ft|mrs?|ms|dr|prof|approx|ca|vs|incl|excl|int|bzw|z|[\p{L}])\.$/iu
const BEFORE_NUMBER =
  /(?:^|[^\p{L}\p{M}])(?:no|nr|tel|min|max|mon|tues?|wed|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|mo|di|mi|do|fr|sa|so|lun|mer|jeu|ven|sam|dim|janv|févr|avr|juil|déc|ene|abr|ago|dic)\.$/iu
const INITIALS = /(?:^|[^\p{L}])(?:\p{L}\.){1,}\p{L}\.$/iu
const LIST_NUMBER = /^\s*(?:[-*>]\s+)?\d{1,3}\.$/
const DAY_NUMBER = /(?:^|[^\d.,:£€$])\d{1,2}\.$/
const MONTH = /^(?:jan|f[eé][bv]|m[aäe]r|a[pv]r|ma[iy]|ju[ni]|jul|jui|aug|ao[uû]t|sep|o[kc]t|nov|d[eé][zc])/i

/** Text that arrives in pieces, given back sentence by sentence; joined they are the text again. */
export type SentenceSplitter = {
  /** The sentences that are whole now. */
  push(piece: string): string[]
  /** What is left at the end, if anything. */
  end(): string[]
}

/** A sentence ends where its mark is followed by a space and what comes next begins one, or at the end of a line. */
export function createSentenceSplitter(): SentenceSplitter {
  let kept = ''
  return {
    push(piece) {
      kept += piece
      const { sentences, rest } = cut(kept)
      kept = rest
      return sentences
    },
    end() {
      const last = kept
      kept = ''
      return last === '' ? [] : [last]
    },
  }
}

/** A whole text as its sentences. */
export function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), ...splitter.end()]
}

function cut(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let start = 0
  for (const space of text.matchAll(/\s+/g)) {
    const end = space.index + space[0].length
    // More spaces may follow, and what begins there tells whether this was an end.
    if (end === text.length && !space[0].includes('\n')) break
    const sentence = text.slice(start, space.index)
    if (sentence.trim() === '') continue
    if (!space[0].includes('\n') && !endsSentence(sentence, text.slice(end))) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  return { sentences, rest: text.slice(start) }
}

function endsSentence(sentence: string, next: string): boolean {
  if (!END.test(sentence)) return false
  if (/[!?।]/.test(sentence.at(-1) ?? '')) return !/^\p{Ll}/u.test(next)
  const bare = sentence.replace(new RegExp(`[${CLOSERS}]+$`), '')
  if (LIST_NUMBER.test(sentence) || TITLE.test(bare) || INITIALS.test(bare)) return false
  // "27. November" and "Fri. 27 Nov" are days, not the end of "the cheapest is £27."
  if (BEFORE_NUMBER.test(bare) && (/^\d/.test(next) || MONTH.test(next))) return false
  if (DAY_NUMBER.test(bare) && MONTH.test(next)) return false
  return !/^[\p{Ll}]/u.test(next)
}

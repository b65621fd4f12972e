const CLOSERS = '"\'”’»)\\]*_`'
const END = new RegExp(`[.!?…।][${CLOSERS}]*$`)
/** As much of what stands before a space as is looked at, and as long as anybody waits for the end of a sentence. */
const LOOK_BACK = 40
const LONGEST_SENTENCE = 1_200
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

/** `looked`: how far the rest was read without an end. Unless the text is over, the word behind a space must be whole to tell. */
function cut(text: string, from: number, isOver: boolean): { sentences: string[]; rest: string; looked: number } {
  const sentences: string[] = []
  let start = 0
  SPACE.lastIndex = from
  for (let space = SPACE.exec(text); space; space = SPACE.exec(text)) {
    const end = space.index + space[0].length
    const isLine = space[0].includes('\n')
    // More spaces may follow, and what begins there tells whether this was an end.
    if (!isLine && (end === text.length || !isTold(text, space.index, end, isOver))) return { sentences, ...restOf(text, start, space.index) }
    const isEnd = isLine || end - start > LONGEST_SENTENCE || endsSentence(text, start, space.index, end)
    if (!isEnd || text.slice(start, space.index).trim() === '') continue
    sentences.push(text.slice(start, end))
    start = end
  }
  return { sentences, ...restOf(text, start, Math.max(from, text.search(/\S*$/))) }
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

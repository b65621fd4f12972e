import type { Mention } from './said-people'
import type { Token } from './tokens'

const SENTENCE_ENDS = ['.', '?', '!', ';']
const LINK = /^(?:,|and|&|\+|plus|with|also|as|well|including|then|of|course|both)$/

/** Mentions that follow each other with nothing but "and" or a comma between: "me, my wife and two kids". */
export function groupsOf(tokens: readonly Token[], mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = []
  for (const next of mentions) {
    const last = groups.at(-1)?.at(-1)
    const between = last ? tokens.slice(last.to, next.from).map(({ text }) => text) : []
    const isLinked = last && between.length <= 3 && between.every((text) => LINK.test(text))
    if (isLinked) groups.at(-1)?.push(next)
    else groups.push([next])
  }
  return groups
}

/** The words before and after a group, within its sentence; `isFirst`: the sentence begins with it; `isWhole`: it is the sentence. */
export type Around = { before: string[]; head: string; after: string; isWhole: boolean; isFirst: boolean }

export function aroundOf(words: string, tokens: readonly Token[], members: readonly Mention[]): Around {
  const from = members[0]?.from ?? 0
  const to = members.at(-1)?.to ?? 0
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  const sentence = /^[^.?!;]*/.exec(words.slice(end))?.[0] ?? ''
  const after = sentence.split(/,? (?:so|but|because)\b/i)[0] ?? ''
  const head = words.slice(Math.max(...SENTENCE_ENDS.map((sign) => words.lastIndexOf(sign, start - 1))) + 1, start)
  const isFirst = /^[~\s,]*(?:(?:and|for|with|it's|it is|that's|just|only|yes|ok|hi|hello|but|no|we are|we're|us)[\s,]+)*$/i.test(head)
  return {
    before: tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text),
    head,
    after,
    isFirst,
    isWhole: isFirst && /^[~\s,]*(?:(?:please|thanks|only)[~\s]*)?$/i.test(after),
  }
}

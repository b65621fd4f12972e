import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Part = LanguageModelV4StreamPart
type Read = ReadableStreamReadResult<Part>
type Words = Extract<Part, { type: 'text-delta' }>

/** How long words in the middle of a sentence may wait for more. The first ones of an answer take along what is there already. */
const HELD_MS = 100
/** Where a sentence may end. */
const MARK = /[.!?…।:\n]/

/**
 * A model's parts, its words gathered: many models send them in syllables, and each part costs the same however small it is. What may end a
 * sentence, and what comes right after it and tells whether it does, waits for nothing. `read` gives the model's next part.
 */
export function gatherWords(read: () => Promise<Read>): () => Promise<Read> {
  let ahead: Promise<Read> | null = null
  let isAtEnd = false
  let isFirstSentence = true

  /** What has been read ahead is only taken with `next`. */
  const peek = () => {
    ahead ??= read()
    return ahead
  }
  const next = async () => {
    const result = await peek()
    ahead = null
    return result
  }

  async function gather(first: Words): Promise<Words> {
    const words = [first.delta]
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, isFirstSentence ? 0 : HELD_MS, null)
    })
    while (!MARK.test(words.at(-1) ?? '')) {
      // What went wrong behind these words is heard of after them.
      const result = await Promise.race([peek(), over]).catch(() => null)
      if (!result || result.done || !isMoreOf(first, result.value)) break
      ahead = null
      words.push(result.value.delta)
    }
    clearTimeout(timer)
    return { ...first, delta: words.join('') }
  }

  return async () => {
    const result = await next()
    if (result.done || result.value.type !== 'text-delta') return result
    const value = isAtEnd ? result.value : await gather(result.value)
    isAtEnd = MARK.test(value.delta)
    if (isAtEnd) isFirstSentence = false
    return { done: false, value }
  }
}

function isMoreOf({ id, providerMetadata }: Words, part: Part): part is Words {
  return part.type === 'text-delta' && part.id === id && !part.providerMetadata && !providerMetadata
}

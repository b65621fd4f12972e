'use client'

import { useEffect, useRef, useState } from 'react'
import { keysOfOtherTabs, ownTab } from '../state/own-tab'
import { maskCardNumbers } from './late-message-check'

/** The sentence that was proposed last: as long as it stands unchanged, the next one takes its place. */
const PROPOSED = 'wayfarer.draft-proposed'

/**
 * What was typed and not sent yet, per thread and tab, in this browser: a reload or a crash loses none of it, and no tab writes over the words
 * of another. What a closed tab left comes up in the next one that has none of its own. `seed` is a sentence that another page proposes; it
 * comes before what was typed already, and is the traveller's own from then on. `unsent` is what the server keeps of this thread, typed in
 * another browser or before signing out.
 */
export function useDraft(
  threadId: string | null,
  seed: string | null,
  unsent?: string | null,
): {
  text: string
  setText: (text: string) => void
  clear: () => void
} {
  const prefix = prefixOf(threadId)
  const [text, setShown] = useState('')
  const typed = useRef('')
  const loadedKey = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server keeps counts for the first look alone.
  useEffect(() => {
    const isFirstLook = loadedKey.current === null
    const key = prefix + ownTab()
    const isNamedNow = loadedKey.current === prefixOf(null) + ownTab() && key !== loadedKey.current
    loadedKey.current = key
    // A new thread gets its id while its first answer streams: what is typed meanwhile moves along.
    if (isNamedNow && typed.current !== '') {
      store(key, typed.current)
      store(prefixOf(null) + ownTab(), '')
      return
    }
    // What was typed before the page came to life counts more than an older draft.
    const isTypedEarly = isFirstLook && typed.current !== ''
    if (!isTypedEarly) typed.current = read(key)
    // Only what was there before this page: since then its own words are the newer ones.
    const isNew = isFirstLook && newest.size === Number(isTypedEarly) && (isTypedEarly || typed.current === '')
    if (unsent && isNew && !hasLeftWords(prefix)) {
      typed.current = below(unsent, typed.current)
      store(key, typed.current)
    } else if (isTypedEarly && seed === null) return store(key, typed.current)
    if (isFirstLook && seed !== null) {
      typed.current = withSeed(typed.current, seed)
      store(key, typed.current)
      store(PROPOSED, seed)
    }
    setShown(typed.current)
    if (typed.current !== '' || !hasLeftWords(prefix)) return
    let isLeft = false
    void import('./left-words').then(async ({ takeLeftWords }) => {
      const words = isLeft ? null : await takeLeftWords(prefix)
      if (words === null) return
      if (isLeft) return store(key, below(words, read(key)))
      // Taken is taken: what was begun meanwhile stays below it.
      typed.current = below(words, typed.current)
      store(key, typed.current)
      setShown(typed.current)
    }, console.warn)
    return () => {
      isLeft = true
    }
  }, [prefix, seed])

  function setText(next: string) {
    typed.current = next
    setShown(next)
    store(prefix + ownTab(), next)
  }

  return { text, setText, clear: () => setText('') }
}

const prefixOf = (threadId: string | null) => `wayfarer.draft.${threadId ?? 'new'}.`

function hasLeftWords(prefix: string): boolean {
  try {
    return keysOfOtherTabs(prefix).length > 0
  } catch {
    return false
  }
}

const below = (first: string, rest: string) => [first, rest].join('\n').trimEnd()

function withSeed(kept: string, seed: string): string {
  const lines = kept.split('\n')
  if (lines.includes(seed)) return kept
  const own = lines[0] !== '' && lines[0] === read(PROPOSED) ? lines.slice(1) : lines
  return [seed, ...own].join('\n').trimEnd()
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch (error) {
    console.warn(error)
    return ''
  }
}

/** Shorter texts hold no card number. */
const SHORTEST_CARD = 12
const newest = new Map<string, string>()

/** Every word is kept; of what may not be sent, a card number, only its last four digits lie about here. */
function store(key: string, text: string) {
  newest.set(key, text)
  import('./unsent-words').then(({ noteWords }) => noteWords(key, text), console.warn)
  if (text.length < SHORTEST_CARD) return keep(key, text)
  maskCardNumbers(text, (masked) => {
    if (newest.get(key) === text) keep(key, masked)
  })
}

function keep(key: string, text: string) {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    console.warn(error)
  }
}

'use client'

import { useEffect, useRef } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import { afterPaint } from '../state/after-paint'
import { useAnnouncerStore } from '../state/announcer-store'

/**
 * Reads an answer to screen readers sentence by sentence, each once and only when it is finished; never per token.
 * What was there before the first answer of this visit stays silent.
 */
export function useAnswerAnnouncements(message: ChatMessage | undefined, isAnswering: boolean) {
  const announce = useAnnouncerStore((state) => state.announce)
  const spoken = useRef<{ messageId: string; count: number } | null>(null)
  const wasAnswering = useRef(false)

  useEffect(() => {
    if (!isAnswering && !wasAnswering.current) return
    wasAnswering.current = isAnswering
    if (message?.role !== 'assistant') return
    const sentences = finishedSentences(textOf(message), !isAnswering)
    const count = spoken.current?.messageId === message.id ? spoken.current.count : 0
    const fresh = sentences.slice(count)
    // The words themselves are painted first.
    if (fresh.length > 0) void afterPaint().then(() => fresh.forEach(announce))
    spoken.current = { messageId: message.id, count: Math.max(count, sentences.length) }
  }, [message, isAnswering, announce])
}

/** Sentences of the text whose end is sure: the last one counts only when the whole text is there. */
export function finishedSentences(text: string, isWhole: boolean): string[] {
  const sentences = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~]+/g, '')
    .split(/(?<=[.!?…:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  return isWhole ? sentences : sentences.slice(0, -1)
}

function textOf(message: ChatMessage): string {
  return message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

'use client'

import type { MouseEvent } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { useLiveTrip } from '../state/use-live-trip'
import { useChatActions } from './chat-actions'

/** Answers to the question that the last message asks; a press says the words on its button. None once the trip has moved on without it. */
export function QuickReplies({ latest }: { latest: ChatMessage | undefined }) {
  const { say, isBusy } = useChatActions()
  const live = useLiveTrip()
  const replies = latest?.role === 'assistant' ? latest.metadata?.replies : undefined
  if (!replies || isBusy || (live && live.version !== replies.tripVersion)) return null

  function answer(words: string, { detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The buttons go with the press: the keyboard goes on where the next words are typed. A finger would only open its keyboard.
    if (detail === 0) currentTarget.closest('main')?.querySelector('textarea')?.focus()
    say(words)
  }

  return (
    <ul aria-label={texts.suggestedAnswers} className="flex flex-wrap gap-2">
      {replies.words.map((words) => (
        <li key={words} className="max-w-full">
          <button
            type="button"
            dir="auto"
            onClick={(event) => answer(words, event)}
            className="wrap-anywhere min-h-9 pointer-coarse:min-h-11 animate-rise rounded-full border border-sea bg-sheet px-4 py-1.5 text-start font-medium text-[15px] text-sea leading-5 transition-colors duration-150 hover:bg-sea hover:text-sea-ink"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}

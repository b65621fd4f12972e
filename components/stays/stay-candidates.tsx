'use client'

import * as texts from '@/lib/texts/stays'
import { useChatActions } from '../chat/chat-actions'

/** Which house an unclear name may mean; one press says it. */
export function StayCandidates({ said, names, canChoose }: { said: string; names: string[]; canChoose: boolean }) {
  const { say, isBusy } = useChatActions()
  if (names.length === 0) return <p className="text-fact text-ink-soft">{texts.noPlaceToStayIsCalled(said)}</p>
  if (!canChoose) return null
  return (
    <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <legend className="mb-2 text-fact text-ink-soft">{texts.mayBeOneOfThese(said)}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => say(texts.keep(name))}
          className="flex min-h-12 items-center rounded-control border bg-sheet px-3 py-1.5 text-start text-[15px] leading-5 transition-colors duration-150 hover:border-sea"
        >
          <span className="min-w-0 break-words">{texts.keep(name)}</span>
        </button>
      ))}
    </fieldset>
  )
}

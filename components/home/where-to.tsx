'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { messageRefusal } from '@/components/chat/message-refusal'
import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { keepPendingSentence } from '@/components/state/pending-sentence'

const EXAMPLES = [
  'London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag',
  'Manchester to Barcelona on 12 June, back 19 June, 2 adults and a child of 4, direct',
  'London to New York next Monday, back Friday, business',
  'Edinburgh to Paris tomorrow, one way, the fastest',
]

/** One sentence in the traveller's own words is the whole search form. */
export function WhereTo({ isSignedIn }: { isSignedIn: boolean }) {
  const router = useRouter()
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const go = (text: string) => {
    const refusal = messageRefusal(text)
    if (refusal) {
      setProblem(refusal.code === 'empty' ? 'Say where you would like to go, in your own words.' : refusal.message)
      return field.current?.focus()
    }
    keepPendingSentence(text.trim())
    router.push(isSignedIn ? '/chat' : '/login?callbackUrl=/chat')
  }
  const goTyped = () => go(field.current?.value ?? '')

  return (
    <div className="flex flex-col gap-4">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          goTyped()
        }}
        className="flex items-end gap-2 rounded-card border bg-sheet p-2 pl-4 shadow-card focus-within:border-sea"
      >
        <textarea
          ref={field}
          aria-label="Where to?"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'where-to-problem' : undefined}
          placeholder="Where to?"
          rows={2}
          enterKeyHint="go"
          onChange={() => setProblem(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            goTyped()
          }}
          className="field-sizing-content max-h-48 min-h-[60px] w-full resize-none bg-transparent py-1.5 text-[17px] outline-none placeholder:text-ink-soft"
        />
        <button
          type="submit"
          disabled={!isHydrated}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control bg-sea px-4 font-medium text-[15px] text-sea-ink hover:brightness-110 disabled:opacity-70"
        >
          Find flights
        </button>
      </form>
      {problem && (
        <p id="where-to-problem" role="alert" className="text-brick text-fact">
          {problem}
        </p>
      )}
      <ul aria-label="Examples" className="grid gap-2 sm:grid-cols-2">
        {EXAMPLES.map((example) => (
          <li key={example} className="contents">
            <button
              type="button"
              onClick={() => go(example)}
              className="min-h-11 rounded-control border border-line bg-sheet/70 px-3.5 py-2.5 text-left text-[15px] text-ink-soft leading-[21px] hover:border-sea hover:text-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

'use client'

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import * as texts from '@/lib/texts/replay'

/** Panels of which one is shown; arrow keys go from one to the next. */
export function StepTabs({ tabs }: { tabs: { name: string; content: ReactNode }[] }) {
  const id = useId()
  const [shown, setShown] = useState(0)
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (shown + step + tabs.length) % tabs.length
    setShown(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <section className="flex min-w-0 flex-col rounded-card border bg-sheet">
      <div role="tablist" aria-label={texts.whatStandsBehindThisStep} onKeyDown={steer} className="flex flex-wrap gap-1 border-b p-1.5">
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            className="min-h-8 rounded-control px-2.5 text-fact text-ink-soft hover:bg-line/40 pointer-coarse:min-h-11 aria-selected:bg-sea-soft aria-selected:font-medium aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto p-3.5"
      >
        {tabs[shown]?.content}
      </div>
    </section>
  )
}

/** A value as text of several lines, which may be long. */
export function PlainText({ text }: { text: string }) {
  return <pre className="whitespace-pre-wrap font-mono text-[12px] leading-5 wrap-anywhere">{text}</pre>
}

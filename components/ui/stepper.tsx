'use client'

import * as texts from '@/lib/texts/ui'
import { MinusIcon, PlusIcon } from './icons'

/** Counts up and down in words a screen reader repeats: the count is a live status beside its two buttons. */
export function Stepper({
  label,
  hint,
  count,
  from,
  to,
  onChange,
}: {
  label: string
  hint?: string
  count: number
  from: number
  to: number
  onChange: (count: number) => void
}) {
  const button =
    'grid size-11 place-items-center rounded-full border hover:border-ink-soft disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft/50'
  return (
    <fieldset className="flex items-center justify-between gap-4">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="leading-5">
        <span className="block text-[15px]">{label}</span>
        {hint && <span className="block text-fact text-ink-soft">{hint}</span>}
      </span>
      <span className="flex items-center gap-1">
        <button
          type="button"
          className={button}
          disabled={count <= from}
          onClick={() => onChange(count - 1)}
          aria-label={texts.oneLess(label)}
        >
          <MinusIcon />
        </button>
        <output className="figures w-8 text-center" aria-label={`${count} ${label}`}>
          {count}
        </output>
        <button
          type="button"
          className={button}
          disabled={count >= to}
          onClick={() => onChange(count + 1)}
          aria-label={texts.oneMore(label)}
        >
          <PlusIcon />
        </button>
      </span>
    </fieldset>
  )
}

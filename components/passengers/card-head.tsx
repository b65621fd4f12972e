'use client'

import { ChevronDownIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/passengers'

/** Whose form this is and whether it is complete; folded it is the button that opens it. */
export function CardHead({
  label,
  name,
  isComplete,
  isFolded,
  onOpen,
}: {
  label: string
  name: string
  isComplete: boolean
  isFolded: boolean
  onOpen: () => void
}) {
  const complete = isComplete && <span className="font-medium text-fact text-moss">{texts.complete}</span>
  if (!isFolded) {
    return (
      <h3 tabIndex={-1} className="flex items-baseline justify-between gap-3 font-semibold text-[15px] outline-none">
        {label}
        {complete}
      </h3>
    )
  }
  return (
    <h3 className="font-semibold text-[15px]">
      <button type="button" aria-expanded={false} onClick={onOpen} className="flex min-h-11 w-full items-center gap-3 text-start">
        {label}
        <span className="min-w-0 flex-1 truncate font-normal text-ink-soft">{name}</span>
        {complete}
        <ChevronDownIcon />
      </button>
    </h3>
  )
}

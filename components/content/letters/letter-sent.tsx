'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon } from '@/components/ui/icons'

/** Stands where the form stood. Focus goes to its heading, so that whoever cannot see the change hears it. */
export function LetterSent({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border bg-sheet px-4 py-5 sm:px-6 sm:py-6">
      {/* biome-ignore lint/a11y/noAutofocus: without scripts the page begins anew, and this is what changed */}
      <h3 ref={heading} tabIndex={-1} autoFocus className="flex items-center gap-2 font-semibold text-[17px] leading-6 outline-none">
        <CheckIcon className="size-5 text-moss" />
        {title}
      </h3>
      {children}
    </div>
  )
}

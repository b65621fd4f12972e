'use client'

import { type ReactNode, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { Button } from '../ui/button'

/** The frame of a chip's editor: its fields, the refusal in words beside them, and one button. */
export function EditorForm({
  onSubmit,
  onDone,
  isRefusalShown = true,
  submitLabel = texts.search,
  children,
}: {
  onSubmit: () => string | null
  onDone: () => void
  /** False for an editor that says it at its own field. */
  isRefusalShown?: boolean
  submitLabel?: string
  children: ReactNode
}) {
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const refused = onSubmit()
        setRefusal(refused)
        if (refused === null) onDone()
      }}
    >
      {children}
      {refusal && isRefusalShown && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
      <Button type="submit" tone="primary" size="small" className="min-h-10">
        {submitLabel}
      </Button>
    </form>
  )
}

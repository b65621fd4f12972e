'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/payment'

/** A card's line with the way to delete it: one question, then it is gone for good. `children` is the line. */
export function ForgetCard({
  name,
  onRemove,
  children,
}: {
  name: string
  /** A sentence when it did not work. */
  onRemove: () => Promise<string | null>
  children: ReactNode
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <li className="flex flex-col border-t first:border-t-0">
      <div className="flex items-center gap-2 pe-1">
        {children}
        {!isAsking && (
          <Button tone="text" className="shrink-0" aria-label={texts.deleteNamed(name)} onClick={() => setIsAsking(true)}>
            {texts.deleteLabel}
          </Button>
        )}
      </div>
      {isAsking && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-3 pb-3">
          <legend className="float-start me-3 text-fact">{texts.deleteForGood(name)}</legend>
          <Button
            tone="danger"
            autoFocus
            onClick={async () => {
              const failed = await onRemove()
              setRefusal(failed)
              if (failed) setIsAsking(false)
            }}
          >
            {texts.deleteCard}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{texts.keepIt}</Button>
        </fieldset>
      )}
      {refusal && (
        <p role="alert" className="px-3 pb-3 text-brick text-fact">
          {refusal}
        </p>
      )}
    </li>
  )
}

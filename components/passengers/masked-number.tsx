'use client'

import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/passengers'
import { maskPassportNumber } from '@/lib/travel/passengers/saved-passenger'

/** A passport number that is known already: nobody looking over a shoulder reads it. Changing it starts from an empty field. */
export function MaskedNumber({ number, onChange }: { number: string; onChange: () => void }) {
  const masked = maskPassportNumber(number)
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-fact text-ink">{texts.passportNumber}</p>
      <div className="flex min-h-11 items-center justify-between gap-3 rounded-control border bg-paper pe-1 ps-3">
        <span className="figures">
          <span aria-hidden="true">{masked}</span>
          <span className="sr-only">{texts.savedEnding(masked.replaceAll('•', '').trim() || texts.hidden)}</span>
        </span>
        <Button
          tone="text"
          aria-label={texts.changePassportNumber}
          onClick={(event) => {
            // The field that takes this place is where the typing goes on.
            const form = event.currentTarget.closest('section, form')
            onChange()
            requestAnimationFrame(() => form?.querySelector<HTMLElement>('input[name$=".number"]')?.focus())
          }}
        >
          {texts.change}
        </Button>
      </div>
      <p className="text-fact text-ink-soft">{texts.fromTheSavedProfile}</p>
    </div>
  )
}

'use client'

import { type ReactNode, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/payment'
import type { CardToken } from '@/lib/travel/payment/billing'
import { cardName } from '@/lib/travel/payment/saved-card'
import { SavedCardRow } from './saved-card-row'
import type { CardChoice } from './use-card-choice'

/** With which card: one that was just checked, a saved one, or the form. `children` is the form. */
export function CardSection({
  held,
  choice,
  onUseAnother,
  children,
}: {
  /** The card that was handed over already, while its amount was looked at. */
  held: CardToken | null
  choice: CardChoice
  onUseAnother: () => void
  children: ReactNode
}) {
  const groupName = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const { cards, hasFailed, chosen, isNew, choose, remove, retry } = choice
  if (held) {
    return (
      <p className="flex items-baseline justify-between gap-3">
        <span className="figures">{cardName(held)}</span>
        <Button tone="text" size="small" className="-me-3" onClick={onUseAnother}>
          {texts.otherCard}
        </Button>
      </p>
    )
  }
  if (cards === null && !hasFailed) {
    return (
      <div role="status" aria-label={texts.lookingForSavedCards} className="flex flex-col gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <>
      {hasFailed && (
        <FailedNote happened={texts.savedCardsNotLoaded} kept={texts.payWithTheForm} action={{ label: texts.tryAgain, onPress: retry }} />
      )}
      {cards && cards.length > 0 && (
        <fieldset ref={group} className="min-w-0 rounded-control border">
          <legend className="sr-only">{texts.payWith}</legend>
          <ul>
            {cards.map((saved) => (
              <SavedCardRow
                key={saved.id}
                saved={saved}
                groupName={groupName}
                isChosen={chosen?.id === saved.id}
                onChoose={() => choose(saved.id)}
                onRemove={async () => {
                  const failed = await remove(saved.id)
                  // The button that was pressed is gone; its group, or what stands in its place, is not.
                  if (!failed) group.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
                  return failed
                }}
              />
            ))}
            <li className="border-t">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2">
                <input
                  type="radio"
                  name={groupName}
                  value="new"
                  checked={isNew}
                  onChange={() => choose(null)}
                  className="size-5 shrink-0 accent-sea"
                />
                {texts.otherCard}
              </label>
            </li>
          </ul>
        </fieldset>
      )}
      {isNew && children}
    </>
  )
}

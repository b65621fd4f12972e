'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/flights/compare'
import { MOST_COMPARED } from '@/lib/travel/flights/line-up-facts'
import { Button } from '../../ui/button'
import { createLatePart, useLatePart } from '../../ui/late-part'
import type { SideBySideProps } from './side-by-side'
import type { Comparison } from './use-comparison'

const lateDialog = createLatePart(() => import('./compare-dialog').then((module) => module.CompareDialog))

type CompareBarProps = SideBySideProps & { comparison: Comparison; isRoundTrips?: boolean }

/** A bar at the foot of the list with how many choices are ticked; its button compares them. */
export function CompareBar({ comparison, isRoundTrips = false, onChoose, ...shown }: CompareBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const CompareDialog = useLatePart(lateDialog, isOpen, () => setIsOpen(false))
  const count = shown.choices.length
  if (count === 0) return null
  const words = isRoundTrips ? texts.compareRoundTrips : texts.compareFlights
  return (
    <fieldset
      aria-label={texts.flightsToCompare}
      className="sticky bottom-2 z-20 mx-2 mb-2 flex min-w-0 animate-rise items-center justify-between gap-2 rounded-control border bg-sheet px-2 py-1.5 shadow-card"
    >
      <Button tone="text" size="small" className="max-sm:min-h-11" onClick={comparison.clear}>
        {texts.clear}
      </Button>
      <p role="status" className="min-w-0 text-end text-fact text-ink-soft">
        {count === 1 ? texts.chooseAnother : comparison.isFull ? texts.isTheMost(MOST_COMPARED) : ''}
      </p>
      {count > 1 && (
        <Button tone="primary" size="small" className="max-sm:min-h-11" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words(count)}
        </Button>
      )}
      {CompareDialog && (
        <CompareDialog
          {...shown}
          isRoundTrips={isRoundTrips}
          isOpen={isOpen && count > 1}
          onOpenChange={setIsOpen}
          onChoose={
            onChoose &&
            ((key) => {
              setIsOpen(false)
              onChoose(key)
            })
          }
        />
      )}
    </fieldset>
  )
}

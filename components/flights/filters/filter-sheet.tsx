'use client'

import { type ReactNode, useState } from 'react'
import * as texts from '@/lib/texts/flights/filters'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** The filters where there is no room beside the list: a button that says how many are set, and a sheet with all of them. */
export function FilterSheet({
  title,
  label = texts.filters,
  filterCount,
  shownCount,
  onOpen,
  isSmall = false,
  children,
}: {
  title: string
  /** What the button says, where one sheet stands beside another. */
  label?: string
  filterCount: number
  /** How many flights are left under them. */
  shownCount: number
  /** Where the flights to filter are fetched only when somebody asks. */
  onOpen?: () => void
  isSmall?: boolean
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          onOpen?.()
          setIsOpen(true)
        }}
        aria-haspopup="dialog"
        size={isSmall ? 'small' : 'regular'}
        className="shrink-0 whitespace-nowrap max-sm:min-h-11"
      >
        {filterCount > 0 ? texts.filtersAndCount(label, filterCount) : label}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title}>
        {children}
        <div className="sticky -bottom-5 -mx-5 -mb-5 border-t bg-sheet p-4">
          <Button tone="primary" className="w-full" onClick={() => setIsOpen(false)}>
            {shownCount === 1 ? texts.showOneFlight : texts.showFlights(shownCount)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

'use client'

import { type MouseEvent, useMemo } from 'react'
import * as texts from '@/lib/texts/flights/filters'
import { filterClauses, namesIn } from '@/lib/travel/flights/filters/describe-filters'
import type { FilterName } from '@/lib/travel/flights/filters/facets'
import { type FlightFilters, NO_FILTERS, narrow } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useTimeFormat } from '../../session/preferences'
import { Chip } from '../../ui/chip'
import { CloseIcon } from '../../ui/icons'

/** What narrows one direction, in words; a press on one takes it away. */
export function FilterChips({
  offers,
  filters,
  onChange,
  onEmptied,
}: {
  offers: FlightOffer[]
  filters: FlightFilters
  onChange: (filters: FlightFilters) => void
  /** The last chip is about to go from under the focus, which is `from`: a place for it to go on. */
  onEmptied: (from: HTMLElement) => void
}) {
  const timeFormat = useTimeFormat()
  const names = useMemo(() => namesIn(offers), [offers])
  const chips = filterClauses(filters, names)
  function remove({ currentTarget }: MouseEvent, name: FilterName) {
    // The chip goes away from under the focus; its neighbour stays.
    const item = currentTarget.closest('li')
    const neighbour = item?.previousElementSibling ?? item?.nextElementSibling
    if (neighbour) neighbour.querySelector('button')?.focus()
    else if (currentTarget instanceof HTMLElement) onEmptied(currentTarget)
    onChange(narrow(filters, { [name]: null }))
  }

  if (chips.length === 0) return null
  return (
    <ul aria-label={texts.filtersInUse} className="flex flex-wrap gap-1.5">
      {chips.map(({ name, clause }) => (
        <li key={name} className="max-w-full">
          <Chip className="max-lg:min-h-11" onClick={(event) => remove(event, name)}>
            <span className="truncate first-letter:uppercase">{formatClocksIn(clause, timeFormat)}</span>
            <CloseIcon className="size-3.5 opacity-70" />
            <span className="sr-only">, {texts.removeThisFilter}</span>
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Chip
            className="border-transparent bg-transparent text-sea max-lg:min-h-11"
            onClick={({ currentTarget }) => {
              onEmptied(currentTarget)
              onChange(NO_FILTERS)
            }}
          >
            {texts.clearAll}
          </Chip>
        </li>
      )}
    </ul>
  )
}

'use client'

import type { MouseEvent } from 'react'
import * as texts from '@/lib/texts/stays/filters'
import { NO_STAY_FILTERS } from '@/lib/travel/stays/filter-hotels'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import { Chip } from '../../ui/chip'
import { CloseIcon } from '../../ui/icons'
import { describeStayFilters, type StayFilterName } from './describe-stay-filters'

/** What narrows the places, in words; a press on one takes it away. */
export function StayFilterChips({
  filters,
  currency,
  sightNames,
  onChange,
  onEmptied,
}: {
  filters: StayFilters
  currency: string
  sightNames: ReadonlyMap<string, string>
  onChange: (filters: StayFilters) => void
  /** The last chip goes from under the focus: a place for it to go on. */
  onEmptied: () => void
}) {
  const clauses = describeStayFilters(filters, { currency, sightNames })
  if (clauses.length === 0) return null

  function remove({ currentTarget }: MouseEvent, name: StayFilterName) {
    const item = currentTarget.closest('li')
    const neighbour = item?.previousElementSibling ?? item?.nextElementSibling
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onEmptied()
    const { [name]: _taken, ...rest } = filters
    onChange(rest)
  }

  return (
    <ul aria-label={texts.filtersInUse} className="flex flex-wrap gap-1.5">
      {clauses.map(({ name, words }) => (
        <li key={name} className="max-w-full">
          <Chip className="max-lg:min-h-11" onClick={(event) => remove(event, name)}>
            <span className="truncate first-letter:uppercase">{words}</span>
            <CloseIcon className="size-3.5 opacity-70" />
            <span className="sr-only">, {texts.removeThisFilter}</span>
          </Chip>
        </li>
      ))}
      {clauses.length > 1 && (
        <li>
          <Chip
            className="border-transparent bg-transparent text-sea max-lg:min-h-11"
            onClick={() => {
              onEmptied()
              onChange(NO_STAY_FILTERS)
            }}
          >
            {texts.clearAll}
          </Chip>
        </li>
      )}
    </ul>
  )
}

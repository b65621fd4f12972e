'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/flights/search-form'
import { MOST_TRAVELLERS } from '@/lib/travel/flights/complete-search'
import { describeTravellers, type TravellerCounts } from '@/lib/travel/flights/search'
import { SelectField } from '../../ui/field'
import { ChevronDownIcon } from '../../ui/icons'
import { Popover } from '../../ui/popover'
import { Stepper } from '../../ui/stepper'
import { TRAVELLER_KINDS } from '../traveller-kinds'

const CHILD_AGES = Array.from({ length: 11 }, (_, index) => index + 2)

type TravellersFieldProps = {
  travellers: TravellerCounts
  error: string | undefined
  onChange: (travellers: TravellerCounts) => void
}

/** How many of whom, and how old the children are where it is said: airlines go by the age on the day of travel. */
export function TravellersField({ travellers, error, onChange }: TravellersFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const words = describeTravellers(travellers) || texts.nobodyYet
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="font-medium text-fact">
        {texts.travellers}
      </span>
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={texts.travellers}
        trigger={(opens) => (
          <button
            {...opens}
            type="button"
            name="travellers"
            aria-label={texts.travellersInWords(words)}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`flex min-h-11 w-full items-center justify-between gap-2 rounded-control border bg-sheet px-3 text-start text-body ${error ? 'border-brick' : ''}`}
          >
            <span className="truncate">{words}</span>
            <ChevronDownIcon className="opacity-60" />
          </button>
        )}
      >
        <div className="flex flex-col gap-4">
          {TRAVELLER_KINDS.map(({ key, label, hint, from }) => (
            <Stepper
              key={key}
              label={label}
              hint={hint}
              count={travellers[key]}
              from={from}
              to={MOST_TRAVELLERS}
              onChange={(count) => onChange(withCount(travellers, key, count))}
            />
          ))}
          {travellers.children > 0 && <ChildAges travellers={travellers} onChange={onChange} />}
        </div>
      </Popover>
      {error && (
        <p id={`${id}-error`} className="text-brick text-fact">
          {error}
        </p>
      )}
    </div>
  )
}

/** Ages are told in the order of the children; the first ones first, so that none is taken for another. */
function ChildAges({ travellers, onChange }: Pick<TravellersFieldProps, 'travellers' | 'onChange'>) {
  const { children, childAges } = travellers
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-2 text-fact text-ink-soft">{texts.agesOnTheDayOfTravel}</legend>
      {Array.from({ length: children }, (_, index) => ({ index, label: texts.child(index + 1) })).map(({ index, label }) => (
        <SelectField
          key={label}
          label={label}
          value={childAges[index] ?? ''}
          disabled={index > childAges.length}
          onChange={(event) => onChange({ ...travellers, childAges: agesWith(childAges, index, event.target.value) })}
        >
          <option value="">{texts.notSaid}</option>
          {CHILD_AGES.map((age) => (
            <option key={age} value={age}>
              {age}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}

/** Ages that were said belong to the children who were counted then. */
function withCount(travellers: TravellerCounts, kind: (typeof TRAVELLER_KINDS)[number]['key'], count: number): TravellerCounts {
  const changed = { ...travellers, [kind]: count }
  return { ...changed, childAges: changed.childAges.slice(0, changed.children) }
}

function agesWith(ages: number[], index: number, chosen: string): number[] {
  return chosen === '' ? ages.toSpliced(index, 1) : ages.toSpliced(index, 1, Number(chosen))
}

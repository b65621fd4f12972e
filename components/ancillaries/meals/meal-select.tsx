'use client'

import type { MealOption } from '@/lib/travel/ancillaries/offer-details'
import { SelectField } from '../../ui/field'
import { priceWords } from '../shared/price-or-included'

/** The value of a list that nothing is chosen of. */
export const NO_MEAL = ''

/** One list of meals with code and price. `value` may be one that is no option: "mixed" stands for several. */
export function MealSelect({
  label,
  options,
  idOf,
  value,
  isIncluded,
  onChoose,
  className,
}: {
  label: string
  options: MealOption[]
  idOf: (option: MealOption) => string
  value: string
  /** The fare has a meal without choosing one. */
  isIncluded: boolean
  onChoose: (value: string | null) => void
  className?: string
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value === NO_MEAL ? null : target.value)}
      {...(className ? { className } : {})}
    >
      {value === 'mixed' && (
        <option value="mixed" disabled>
          Different meals
        </option>
      )}
      <option value={NO_MEAL}>{isIncluded ? 'No special meal, one is included' : 'No meal'}</option>
      {options.map((option) => (
        <option key={option.optionId} value={idOf(option)}>
          {mealWords(option)}
        </option>
      ))}
    </SelectField>
  )
}

/** "Vegan meal (VGML) · £9.00". */
function mealWords({ name, code, price }: MealOption): string {
  return `${name}${code ? ` (${code})` : ''} · ${priceWords(price)}`
}

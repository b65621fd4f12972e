'use client'

import * as texts from '@/lib/texts/ancillaries/meals'
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
          {texts.differentMeals}
        </option>
      )}
      <option value={NO_MEAL}>{isIncluded ? texts.noSpecialMealOneIsIncluded : texts.noMeal}</option>
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

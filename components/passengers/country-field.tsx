'use client'

import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/field'
import * as texts from '@/lib/texts/passengers'
import { listCountries } from '@/lib/travel/places/country-names'

// The same elements every time: a form of nine travellers has eighteen of these lists, and none of them changes while somebody types.
const OPTIONS = [
  <option key="" value="">
    {texts.choose}
  </option>,
  ...listCountries().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
]

export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return <SelectField {...props}>{OPTIONS}</SelectField>
}

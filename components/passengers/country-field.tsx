'use client'

import { type ComponentProps, useMemo } from 'react'
import { SelectField } from '@/components/ui/field'
import { listCountries } from './countries'

export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const countries = useMemo(listCountries, [])
  return (
    <SelectField {...props}>
      <option value="">Choose…</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

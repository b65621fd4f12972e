import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/field'
import type { Passenger } from '@/lib/travel/passengers/passenger'

const TITLE_LABELS: Record<Exclude<Passenger['title'], ''>, string> = { mr: 'Mr', ms: 'Ms', mrs: 'Mrs', miss: 'Miss', dr: 'Dr' }

export function TitleField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  return (
    <SelectField label="Title" {...props}>
      <option value="">Choose…</option>
      {Object.entries(TITLE_LABELS).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

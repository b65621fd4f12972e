import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/field'
import * as texts from '@/lib/texts/passengers'
import type { Passenger } from '@/lib/travel/passengers/passenger'

const TITLE_LABELS: Record<Exclude<Passenger['title'], ''>, string> = {
  mr: texts.mr,
  ms: texts.ms,
  mrs: texts.mrs,
  miss: texts.miss,
  dr: texts.dr,
}

export function TitleField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  return (
    <SelectField label={texts.title} {...props}>
      <option value="">{texts.choose}</option>
      {Object.entries(TITLE_LABELS).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

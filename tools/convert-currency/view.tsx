'use client'

import type { z } from 'zod'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { formatDate } from '@/lib/travel/dates'
import { formatMoney } from '@/lib/travel/money'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** A refusal is said by the assistant. */
function ConvertCurrencyView({ part }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.converting}</WorkingLine>
  if (part.state === 'failed' || part.output.status === 'refused') return null
  const { amount, roughly, ratesOn } = part.output
  return (
    <Card aria-label={texts.conversion} className="flex animate-rise flex-wrap items-baseline gap-x-3 px-4 py-3">
      <p className="font-semibold tabular-nums">{texts.isAbout(formatMoney(amount), formatMoney(roughly))}</p>
      <p className="text-[15px] text-muted">{texts.atRatesOf(formatDate(ratesOn))}</p>
    </Card>
  )
}

export const shown = shownBy<typeof schema>(ConvertCurrencyView)

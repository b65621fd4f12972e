'use client'

import type { z } from 'zod'
import { MealsPanel } from '@/components/ancillaries/meals/meals-panel'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { AncillaryCard } from '../ancillary-card'
import type { input, output } from './schema'

export function ChooseMealsView(props: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  return (
    <AncillaryCard kind="meals" heading="Meals" working="Looking at the meals…" {...props}>
      {(threadId) => <MealsPanel threadId={threadId} />}
    </AncillaryCard>
  )
}

'use client'

import type { z } from 'zod'
import { BagsPanel } from '@/components/ancillaries/bags/bags-panel'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { AncillaryCard } from '../ancillary-card'
import type { input, output } from './schema'

export function ChooseBagsView(props: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  return (
    <AncillaryCard kind="bags" heading="Bags" working="Looking at the bags…" {...props}>
      {(threadId) => <BagsPanel threadId={threadId} />}
    </AncillaryCard>
  )
}

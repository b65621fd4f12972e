'use client'

import type { z } from 'zod'
import { ExtrasPanel } from '@/components/ancillaries/extras/extras-panel'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { AncillaryCard } from '../ancillary-card'
import type { input, output } from './schema'

export function ChooseExtrasView(props: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  return (
    <AncillaryCard kind="extras" heading="Extras" working="Looking at the extras…" {...props}>
      {(threadId) => <ExtrasPanel threadId={threadId} />}
    </AncillaryCard>
  )
}

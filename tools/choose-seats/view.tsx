'use client'

import type { z } from 'zod'
import { SeatsPanel } from '@/components/ancillaries/seats/seats-panel'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { AncillaryCard } from '../ancillary-card'
import type { input, output } from './schema'

export function ChooseSeatsView(props: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  return (
    <AncillaryCard kind="seats" heading="Seats" working="Looking at the seats…" {...props}>
      {(threadId) => <SeatsPanel threadId={threadId} />}
    </AncillaryCard>
  )
}

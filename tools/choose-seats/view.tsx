'use client'

import type { z } from 'zod'
import { createLatePart } from '@/components/ui/late-part'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { AncillaryCard } from '../ancillary-card'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

const latePanel = createLatePart(() => import('@/components/ancillaries/seats/seats-panel').then((module) => module.SeatsPanel))

export function ChooseSeatsView(props: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  return <AncillaryCard kind="seats" heading={texts.seats} working={texts.lookingAtTheSeats} panel={latePanel} {...props} />
}

export const shown = shownBy<typeof schema>(ChooseSeatsView)

'use client'

import type { z } from 'zod'
import { createLatePart } from '@/components/ui/late-part'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { AncillaryCard } from '../ancillary-card'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

const latePanel = createLatePart(() => import('@/components/ancillaries/extras/extras-panel').then((module) => module.ExtrasPanel))

export function ChooseExtrasView(props: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  return <AncillaryCard kind="extras" heading={texts.extras} working={texts.lookingAtTheExtras} panel={latePanel} {...props} />
}

export const shown = shownBy<typeof schema>(ChooseExtrasView)

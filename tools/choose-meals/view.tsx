'use client'

import type { z } from 'zod'
import { createLatePart } from '@/components/ui/late-part'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { AncillaryCard } from '../ancillary-card'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

const latePanel = createLatePart(() => import('@/components/ancillaries/meals/meals-panel').then((module) => module.MealsPanel))

export function ChooseMealsView(props: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  return <AncillaryCard kind="meals" heading={texts.meals} working={texts.lookingAtTheMeals} panel={latePanel} {...props} />
}

export const shown = shownBy<typeof schema>(ChooseMealsView)

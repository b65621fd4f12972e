import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ToolViewProps } from '@/lib/chat/tool-view'

/** What draws the uses of a tool, whichever it is: whoever draws has its parts from where they were opened (lib/chat/open-message.ts). */
export type ShownTool = ComponentType<ToolViewProps<never, never>>

type ToolSchema = { input: z.ZodType; output: z.ZodType }

/** A view belongs to the very schema of its tool, of which it needs the types alone: a renamed output field does not compile. */
export function shownBy<Schema extends ToolSchema>(
  View: ComponentType<ToolViewProps<z.infer<Schema['input']>, z.infer<Schema['output']>>>,
): ShownTool {
  return View as ShownTool
}

import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ToolViewProps } from '@/lib/chat/tool-view'

/** A tool's view, and the shape that its outputs must have to be shown by it. */
export type ShownTool = { output: z.ZodType; View: ComponentType<ToolViewProps<never, never>> }

/** A view belongs to the very schema of its tool: a renamed output field does not compile. */
export function shownBy<Input, Output>(
  schema: { input: z.ZodType<Input>; output: z.ZodType<Output> },
  View: ComponentType<ToolViewProps<Input, Output>>,
): ShownTool {
  return { output: schema.output, View: View as ComponentType<ToolViewProps<never, never>> }
}

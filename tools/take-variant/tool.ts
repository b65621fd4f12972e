import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { takeVariant as take } from '@/lib/workflows/trips/take-variant'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const takeVariant = defineTool({
  prompt,
  input,
  output,
  execute: (variant, { caller, deps }: ToolContext) => take(variant, caller, deps),
  forModel: (answer) => (answer.status === 'refused' ? answer : { ...answer, total: answer.total && formatMoney(answer.total) }),
})

import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { askGuide as ask } from '@/lib/workflows/guide/ask-guide'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const askGuide = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (request, { caller, deps }: ToolContext) => ask(request, caller, deps),
  forModel: (answer) => {
    if (answer.status !== 'found') return answer
    const { passages, checkWith } = answer
    return {
      status: 'found',
      // The address stands on the card.
      passages: passages.map(({ title, paragraphs, source, asOf }) => ({ title, paragraphs, source: source.name, asOf })),
      ...(checkWith ? { checkWith } : {}),
    }
  },
})

import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMonth } from '@/lib/travel/flights/month-grid'
import { proposeDestinations } from '@/lib/workflows/plans/propose-destinations'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const suggestDestinations = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => proposeDestinations(request, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'unclear-place')
      return { ...answer, candidates: answer.candidates.map(({ name, countryCode, iataCode }) => `${name}, ${countryCode} (${iataCode})`) }
    if (answer.status !== 'proposed') return answer
    const { origin, month, days, ranked, fitting, open, excluded, message, isSimulated } = answer.proposal
    return {
      status: 'proposed',
      from: origin.name,
      month: formatMonth(month),
      days,
      fitting,
      ranked: ranked.map(({ candidate, reason, departureOn, returnOn }, index) => ({
        place: index + 1,
        name: candidate.name,
        reason,
        ...(departureOn && returnOn ? { departureOn, returnOn } : {}),
      })),
      open: open.map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`),
      excluded: excluded.map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`),
      ...(message ? { message } : {}),
      isSimulated,
    }
  },
})

import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMonth } from '@/lib/travel/flights/month-grid'
import { comparePlaces } from '@/lib/workflows/plans/compare-places'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const compareDestinations = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (request, { caller, deps }: ToolContext) => comparePlaces(request, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'unclear-place')
      return { ...answer, candidates: answer.candidates.map(({ name, countryCode, iataCode }) => `${name}, ${countryCode} (${iataCode})`) }
    if (answer.status !== 'compared') return answer
    const { origin, month, comparison, flights, isSimulated } = answer.compared
    const rows = comparison.rows.map(({ label, cells }) => [
      label,
      Object.fromEntries(
        comparison.places.map(({ name }, index) => [name, `${cells[index]?.text}${cells[index]?.isBest ? ' (best)' : ''}`]),
      ),
    ])
    const places = comparison.places.map(({ name }, index) => {
      const { departureOn = null, returnOn = null } = flights[index] ?? {}
      return { name, ...(departureOn && returnOn ? { departureOn, returnOn } : {}) }
    })
    return { status: 'compared', from: origin.name, month: formatMonth(month), places, rows: Object.fromEntries(rows), isSimulated }
  },
})

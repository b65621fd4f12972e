import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatDay } from '@/lib/travel/dates'
import { formatMonth } from '@/lib/travel/flights/month-grid'
import { countryName } from '@/lib/travel/places/country-names'
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
    const { origin, alsoFrom, leaving, leaveOn, looked, month, days, ranked, fitting, open, excluded, waysOn, message, isSimulated } =
      answer.proposal
    return {
      status: 'proposed',
      from: [origin, ...alsoFrom].map(({ name }) => name).join(' or '),
      month: formatMonth(month),
      ...(answer.proposal.wishes.countries.length > 0 ? { countries: answer.proposal.wishes.countries.map(countryName) } : {}),
      ...(answer.proposal.wishes.withoutCountries ? { withoutCountries: answer.proposal.wishes.withoutCountries.map(countryName) } : {}),
      ...(leaving
        ? { leaving: leaving.from === leaving.to ? formatDay(leaving.from) : `${formatDay(leaving.from)} to ${formatDay(leaving.to)}` }
        : leaveOn
          ? { leaving: `on a ${leaveOn.map(capitalised).join(' or ')} in ${formatMonth(month)}` }
          : {}),
      ...(looked && looked.ofNetwork > 0 ? { looked } : {}),
      days,
      fitting,
      ranked: ranked.map(({ candidate, reason, origin: start, departureOn, returnOn }, index) => ({
        place: index + 1,
        name: candidate.name,
        reason,
        ...(alsoFrom.length > 0 && start ? { from: start.name } : {}),
        ...(departureOn && returnOn ? { departureOn, returnOn } : {}),
      })),
      open: open.map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`),
      excluded: excluded.map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`),
      ...(waysOn.length > 0 ? { fittingWithout: Object.fromEntries(waysOn.map(({ limit, count }) => [limit, count])) } : {}),
      ...(message ? { message } : {}),
      isSimulated,
    }
  },
})

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

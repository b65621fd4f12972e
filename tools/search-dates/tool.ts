import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { searchDates as search } from '@/lib/workflows/flights/search-dates'
import { candidatesForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

/** The rest stands on the card. */
const MOST_TOLD = 5

export const searchDates = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext, report) =>
    search(request, { ...caller, onProgress: (done, of) => report(() => ({ status: 'working', done, of })) }, deps),
  forModel: (answer) => {
    if (answer.status === 'unclear-place') return { ...answer, candidates: candidatesForModel(answer.candidates) }
    if (answer.status === 'none') return { ...answer, ...(answer.cheapest ? { cheapest: formatMoney(answer.cheapest) } : {}) }
    if (answer.status !== 'found') return answer
    const { search: found, window, best, coverage, conditions, isSimulated } = answer.choices
    const [slice] = found.slices
    return {
      status: 'found',
      from: slice?.origin.name ?? '',
      to: slice?.destination.name ?? '',
      travellers: describeTravellers(found.travellers),
      leaveFrom: window.leaveFrom,
      leaveTo: window.leaveTo,
      best: best.slice(0, MOST_TOLD).map((pair) => ({ ...pair, total: formatMoney(pair.total) })),
      coverage,
      ...(conditions.length > 0 ? { conditions } : {}),
      isSimulated,
    }
  },
})

import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { searchFlights as search, searchSoFar } from '@/lib/workflows/flights/search-flights'
import { picksForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const searchFlights = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext, report) =>
    search(request, { ...caller, onSearchUpdate: (soFar) => report(() => ({ status: 'working', ...searchSoFar(soFar) })) }, deps),
  forModel: (answer) => {
    if (answer.status === 'found') return picksForModel(answer.flights)
    if (answer.status !== 'unclear-place') return answer
    return { ...answer, candidates: answer.candidates.map((place) => `${place.name}, ${place.countryCode} (${place.iataCode})`) }
  },
})

import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Looks flights of the current result up, also those that no answer has named yet: by id, flight number, airline or time of departure. Answers with all facts of up to four: aircraft, who operates them, layovers with their length, fares with bags and conditions, price of each kind of traveller, CO₂, and how each differs from the first.',
  guidance:
    'Call it for a question that the facts at hand do not answer (“how long is the layover?”, “which aircraft?”, “is a bag included?”, “what is the difference?”), and when the traveller points at a flight that no result has named (“the 18:10”, “the Iberia one”); to take it, call chooseFlight with the id then. It changes nothing.',
}

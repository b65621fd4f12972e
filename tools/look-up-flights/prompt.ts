import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Looks up flights of the current result, also those nobody has named yet, by id, flight number, airline or hours. All facts of up to four: aircraft, operator, layovers, fares with bags and conditions, price per kind of traveller, CO₂, and how each differs from the first. Changes nothing.',
  guidance:
    'For what the facts at hand don’t answer (“how long is the layover?”, “which aircraft?”, “what’s the difference?”), and for a flight that no result has named (“the 18:10”): then chooseFlight with its id takes it.',
}

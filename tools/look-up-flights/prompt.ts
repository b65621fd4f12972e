import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'All facts of up to four flights of the current result, also of those nobody has named: aircraft, operator, layovers, fares with bags and conditions, what is on board, price of each, CO₂, how each differs from the first.',
  guidance:
    'For what the facts at hand don’t answer (“how long is the layover?”, “what’s the difference?”), and for a flight that no result has named (“the 18:10”): then chooseFlight takes it. “Compare the first two”: sideBySide, with returnOfferIds for round trips.',
}

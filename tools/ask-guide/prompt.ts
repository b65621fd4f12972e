import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Looks up our guide’s passages on rules and habits of travelling (bags, papers, health, children, pets, help, connections, delays and rights, refunds, money) and on our places. Each has its source and date. Changes nothing.',
  guidance:
    'Call it for every question on rules or rights, and never answer those from memory. Answer from the passages in two to four sentences, figures as they stand there, then name the source and its date ("Source: UK Civil Aviation Authority, November 2026"). Pass on what to check and where; never promise that somebody will be let in or paid. If nothing is found, say who would know. For the usual weather, food and quarters of a place lookUpPlace is shorter.',
}

import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Looks up our guide’s passages on rules and habits of travelling and on our places, each with source and date.',
  guidance:
    'For every question on rules or rights, never from memory: bags, papers, health, children, pets, help, connections, delays, refunds, money. Answer in two to four sentences, figures as they stand there, then source and date. Pass on what to check and where; never promise that somebody will be let in or paid.',
}

import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Puts two to four places side by side for one month: weather, live fares, what a day costs, how long the flight takes.',
  guidance:
    'Call it when the traveller hesitates between places ("Lisbon or Porto in May?"). The card shows the table; say in one or two sentences what differs most, without choosing for them.',
}

import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows the seats of the trip’s flights, chooses seats for some or all travellers by a wish or by number, or removes them. Children are seated beside an adult where that can be. Needs a fare for every flight.',
  guidance:
    'Call it for anything about seats. “Together”, “a window”, “more legroom”, “at the front”, “the cheapest” are wishes; “12A and 12B” is named. To ask what there is, show. Say what its notes say: a flight without a map, a child not beside an adult, what could not be had.',
}

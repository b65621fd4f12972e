import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows the meals of the trip’s flights, chooses one for the travellers on each flight that serves it, or removes meals. Needs a fare for every flight.',
  guidance:
    'Call it for what is eaten on board: diets, meals for children, what is included. It cannot promise that a meal is free of something: for an allergy the airline is to be asked.',
}

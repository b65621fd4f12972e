import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the meals of the trip’s flights, chooses or removes some. Needs a fare for every flight.',
  guidance:
    'For eating on board: diets, children’s meals, what is included. No meal is promised to be free of something: for an allergy the airline is to be asked.',
}

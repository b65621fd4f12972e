import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the meals of the flights, chooses or removes some.',
  guidance: 'No meal is promised to be free of something: for an allergy the airline is to be asked.',
}

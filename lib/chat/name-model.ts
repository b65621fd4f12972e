import type { LanguageModelV4 } from '@ai-sdk/provider'

export const OWN_PROVIDER = 'wayfarer'

/** Who answers, in words for a reader: "Wayfarer’s concierge", "OpenAI · gpt-5-mini"; by another service, the model’s own name. */
export function nameModel({ provider, modelId }: Pick<LanguageModelV4, 'provider' | 'modelId'>): string {
  if (provider === OWN_PROVIDER) return 'Wayfarer’s concierge'
  return provider === 'openai' ? `OpenAI · ${modelId}` : modelId
}

/** Whether the model costs somebody something: Wayfarer's own does not. */
export function isMetered({ provider }: Pick<LanguageModelV4, 'provider'>): boolean {
  return provider !== OWN_PROVIDER
}

/** Models that think before they speak, by their names: the o series, and GPT from 5 on but for its chat variants. */
export function takesReasoningEffort(modelId: string): boolean {
  return /^(o\d|gpt-([5-9]|\d\d))/.test(modelId) && !modelId.includes('-chat')
}

import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Searches live flights, or changes the search: give only what was newly said. Answers with the outbound flights (of a return search also with whole `roundTrips`), or with what is missing.',
  guidance:
    'Call it as soon as anything is said about where, when, who, cabin, bags or stops, even if something is missing. Tell `roundTrips` first: their totals are there and back, the others one way. Without input it checks expired prices again. `held` names chosen flights that stay at a new price, and those lost: say which, and offer them again.',
}

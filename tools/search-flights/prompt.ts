import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Searches live flights, or changes the search: give only what the traveller newly said. Answers with the outbound flights (of a return search also with whole `roundTrips`), or with what is missing.',
  guidance:
    'Call it as soon as anything is said about where, when, who, cabin, bags or stops, even if something is missing. Of a return search tell `roundTrips` first, with the total there and back; the other totals are one way. Without input it checks expired prices again. `held` names chosen flights that stay at a new price and those that are lost: say which are lost, and offer them again from the list.',
}

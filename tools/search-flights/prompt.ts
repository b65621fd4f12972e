import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Searches live flights, or changes the search: give only what the traveller newly said. Answers with the outbound flights found, or says what is still missing.',
  guidance:
    'Call it as soon as the traveller says anything about where, when, who, cabin, bags or stops, even if something is missing: the answer tells what to ask. Pass places as they were said. To check expired prices again, call it with no input. Chosen flights of the same way and day stay chosen at their new price where they are still sold: `held` names those kept and those lost, so say which are lost and offer them again from the list.',
}

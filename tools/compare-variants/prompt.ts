import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Prices up to four changes of the current trip side by side, in totals for everybody: cabin, days, places, a way home from elsewhere, party, bags, direct, airline. Changes nothing.',
  guidance:
    'Call it, and not searchFlights, for every “what if”, “how much more would business be?”, “cheaper home from Paris?”, “and without the bag?”. Say the difference first, then the total; name chosen flights that it would not keep. The trip stays as it is until a variant is taken: then call takeVariant with it.',
}

import { splitSentences } from '../chat/grounding/split-sentences'
import { guideTexts } from '../concierge/skills/guide/say-guide'

/** Every sentence of the guide, which the grounding lets through as it stands. */
export const GUIDE_SENTENCES: ReadonlySet<string> = new Set(
  guideTexts()
    .flatMap(splitSentences)
    .map((sentence) => sentence.trim()),
)

import * as texts from '@/lib/texts/booking'
import type { SaveState } from './draft-store'

const WORDS: Record<SaveState, string> = {
  clean: '',
  waiting: texts.saving,
  saving: texts.saving,
  saved: texts.saved,
  retrying: texts.notSavedYetTryingAgain,
  refused: texts.notSaved,
}

/** Only what needs attention is spoken by a screen reader: "Saved" after every word would tire. */
export function SaveNote({ saveState, refusal }: { saveState: SaveState; refusal: string | null }) {
  const needsAttention = saveState === 'retrying' || saveState === 'refused'
  return (
    <p
      role={needsAttention ? 'status' : undefined}
      className={`min-h-[18px] min-w-0 text-fact ${saveState === 'refused' ? 'text-brick' : 'text-ink-soft'}`}
    >
      {WORDS[saveState]}
      {saveState === 'refused' && refusal && `: ${refusal}`}
    </p>
  )
}

import type { SaveState } from './draft-store'

const WORDS: Record<SaveState, string> = {
  clean: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  retrying: 'Not saved yet, trying again',
  refused: 'Not saved',
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

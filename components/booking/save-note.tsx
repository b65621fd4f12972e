import type { SaveState } from './draft-store'

const WORDS: Record<SaveState, string> = {
  clean: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  retrying: 'Not saved yet, trying again',
}

/** Only what needs attention is spoken by a screen reader: "Saved" after every word would tire. */
export function SaveNote({ saveState }: { saveState: SaveState }) {
  return (
    <p role={saveState === 'retrying' ? 'status' : undefined} className="min-h-[18px] shrink-0 text-fact text-ink-soft">
      {WORDS[saveState]}
    </p>
  )
}

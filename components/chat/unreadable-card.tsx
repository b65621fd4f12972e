import * as texts from '@/lib/texts/chat'
/** Of a card that fails while it is drawn. */
export const NOT_AS_IT_WAS = texts.cardCannotBeShown

/** What stands where a part cannot be drawn: what it was, and the words that could be read of it, folded away. */
export function UnreadableCard({ what, words }: { what: string; words: string }) {
  return (
    <div className="max-w-[65ch] rounded-card border border-ink-soft/40 border-dashed px-4 py-3 text-fact text-ink-soft">
      <p>{what}</p>
      {words !== '' && (
        <details className="mt-1">
          <summary className="w-fit rounded-[4px] font-medium text-sea underline-offset-4 hover:underline pointer-coarse:py-3">
            {texts.showItsWords}
          </summary>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{words}</p>
        </details>
      )}
    </div>
  )
}

/** Text with the words of a query marked in it, as they begin or stand alone. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[\p{C}\p{Z}]+/u).filter(Boolean)
  if (words.length === 0) return text
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'giu')
  return text.split(anyWord).map((piece, index) =>
    // What was split at stands at every odd place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <mark key={index} className="rounded-[3px] bg-saffron-soft text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

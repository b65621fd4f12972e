import { Fragment } from 'react'

/** Text with the words of a query marked in it, as they begin or stand alone. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[\p{C}\p{Z}]+/u).filter(Boolean)
  if (words.length === 0) return text
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})`, 'giu')
  const found = [...text.matchAll(anyWord)]
  return (
    <>
      {text.slice(0, found[0]?.index)}
      {found.map(({ 0: word, index }, nth) => (
        <Fragment key={index}>
          <mark className="rounded-[3px] bg-saffron-soft text-ink">{word}</mark>
          {text.slice(index + word.length, found[nth + 1]?.index)}
        </Fragment>
      ))}
    </>
  )
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

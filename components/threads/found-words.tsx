import { Marked } from './marked'

/** A thread or an action that was found, the words looked for marked in it, and below it what was said there. */
export function FoundWords({ name, excerpt, query }: { name: string; excerpt: string | undefined; query: string }) {
  return (
    <>
      <span className="truncate text-[15px]">
        <Marked text={name} query={query} />
      </span>
      {excerpt && (
        <span className="line-clamp-3 text-fact text-ink-soft wrap-anywhere">
          <Marked text={excerpt} query={query} />
        </span>
      )}
    </>
  )
}

/** Holds the place of what is coming, at its height, so that nothing jumps when it arrives. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-line/60 ${className}`} />
}

/** Rows that are on their way, each as tall as it will be; `label` says what is waited for to whoever hears the page. */
export function SkeletonRows({ label, rows, className = '' }: { label: string; rows: readonly string[]; className?: string }) {
  return (
    <div role="status" aria-label={label} className={`flex w-full flex-col gap-3 ${className}`}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move.
        <Skeleton key={index} className={row} />
      ))}
    </div>
  )
}

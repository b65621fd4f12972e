/** Holds the place of what is coming, at its height, so that nothing jumps when it arrives. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-line/60 ${className}`} />
}

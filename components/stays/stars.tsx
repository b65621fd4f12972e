import * as texts from '@/lib/texts/stays'

/** Two to five stars, small and in one colour. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-px whitespace-nowrap align-[-2px] text-saffron">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars of a house are alike
        <svg key={place} viewBox="0 0 12 12" width={12} height={12} fill="currentColor" aria-hidden="true" focusable="false">
          <path d="m6 .9 1.5 3.3 3.6.4-2.7 2.4.8 3.6L6 8.8l-3.2 1.8.8-3.6L.9 4.6l3.6-.4z" />
        </svg>
      ))}
      <span className="sr-only">{texts.stars(count)}</span>
    </span>
  )
}

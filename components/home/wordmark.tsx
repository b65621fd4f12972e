import * as texts from '@/lib/texts/home'

/** A road that rises to a sun: our mark, in the text's own colours. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0">
        <circle cx="18.6" cy="9.4" r="4" fill="var(--saffron)" opacity="0.85" />
        <path
          d="M2.5 23.5c5.2 0 6.3-3.2 9.2-3.2s3.6 3.2 8 3.2h5.8"
          fill="none"
          stroke="var(--sea)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="M2.5 16.8c3.8 0 5-3.6 8.4-3.6s4.7 4.4 8.7 4.4c2.7 0 4-1.2 5.9-1.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-semibold text-[18px] leading-6 tracking-[-0.01em]">{texts.wayfarer}</span>
    </span>
  )
}

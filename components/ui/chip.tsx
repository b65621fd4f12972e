import type { ComponentProps } from 'react'

/** A small rounded button for one fact that can be changed. `isOpen` marks a question that still waits for an answer. */
export function Chip({ isOpen = false, className = '', ...rest }: ComponentProps<'button'> & { isOpen?: boolean }) {
  const look = isOpen
    ? 'border-dashed border-saffron text-saffron hover:bg-saffron-soft'
    : 'bg-sheet hover:border-ink-soft data-[state=open]:border-sea'
  return (
    <button
      type="button"
      className={`inline-flex min-h-8 max-w-full shrink-0 items-center gap-1.5 rounded-full max-sm:whitespace-nowrap border px-3 text-fact transition-colors duration-150 disabled:cursor-not-allowed disabled:text-ink-soft ${look} ${className}`}
      {...rest}
    />
  )
}

const TAG_TONES = {
  saffron: 'bg-saffron-soft text-saffron',
  sea: 'bg-sea-soft text-sea',
  moss: 'bg-moss-soft text-moss',
  brick: 'bg-brick-soft text-brick',
  ribbon: 'bg-ribbon-soft text-ribbon',
}

/** A word or two about a thing; not a button. */
export function Tag({ tone, className = '', ...rest }: ComponentProps<'span'> & { tone: keyof typeof TAG_TONES }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-[12px] leading-5 ${TAG_TONES[tone]} ${className}`}
      {...rest}
    />
  )
}

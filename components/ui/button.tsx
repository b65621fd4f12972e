import type { ComponentProps } from 'react'

type Tone = 'primary' | 'quiet' | 'text' | 'danger'

const TONES: Record<Tone, string> = {
  primary: 'bg-sea text-sea-ink hover:brightness-110 disabled:bg-line disabled:text-ink-soft',
  quiet: 'border bg-sheet text-ink hover:border-ink-soft disabled:text-ink-soft',
  text: 'text-sea underline-offset-4 hover:underline disabled:text-ink-soft',
  danger: 'border border-brick bg-sheet text-brick hover:bg-brick-soft',
}

const SIZES = {
  regular: 'min-h-11 px-4 py-1.5 text-[15px]',
  small: 'min-h-8 px-3 text-fact',
}

/** One primary button per panel. `small` is for cards; every size is at least 24 px for a finger or a pointer. */
export function Button({
  tone = 'quiet',
  size = 'regular',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: Tone; size?: keyof typeof SIZES }) {
  return (
    <button
      type={type}
      className={`inline-flex items-center justify-center gap-2 rounded-control font-medium transition-[filter,border-color,background-color] duration-150 disabled:cursor-not-allowed ${SIZES[size]} ${TONES[tone]} ${className}`}
      {...rest}
    />
  )
}

'use client'

import type { ComponentProps } from 'react'
import * as texts from '@/lib/texts/threads'
import { SearchIcon } from '../ui/icons'
import { LONGEST_QUERY } from './search-query'

/** Where the palette stands, and what stands behind it. */
export const PALETTE_LOOK =
  'fixed inset-x-3 top-[10dvh] z-50 mx-auto flex max-h-[min(480px,76dvh)] max-w-[560px] animate-rise flex-col overflow-hidden rounded-card border bg-sheet shadow-card'
export const PALETTE_SHADE = 'fixed inset-0 z-50 bg-ink/30 dark:bg-paper/70'

/** The field of the palette, also while the rest of it is on its way. */
export function PaletteField({
  onQuery,
  hasOptions,
  ...rest
}: Omit<ComponentProps<'input'>, 'onChange'> & { onQuery: (query: string) => void; hasOptions: boolean }) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b px-4">
      <SearchIcon className="text-ink-soft" />
      <input
        role="combobox"
        aria-label={texts.findATripOrAnAction}
        aria-expanded={hasOptions}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={texts.findATripOrAnAction}
        maxLength={LONGEST_QUERY}
        onChange={(event) => onQuery(event.target.value)}
        className="min-h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-soft"
        {...rest}
      />
    </div>
  )
}

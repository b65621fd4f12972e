'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { takeFocusOrigin } from '../ui/focus-origin'
import { createLatePart, useLatePart } from '../ui/late-part'
import { PALETTE_LOOK, PALETTE_SHADE, PaletteField } from './palette-field'

export const latePalette = createLatePart(() => import('./palette').then((module) => module.Palette))

/** The palette is typed into at once: what is typed before it has come stands in its field, and then in its own. */
export function LatePalette({ isOpen, onClose, onToggleList }: { isOpen: boolean; onClose: () => void; onToggleList: () => void }) {
  const Palette = useLatePart(latePalette, isOpen, onClose)
  const [query, setQuery] = useState('')
  if (!isOpen) {
    if (query !== '') setQuery('')
    return null
  }
  return Palette ? (
    <Palette query={query} onQuery={setQuery} onClose={onClose} onToggleList={onToggleList} />
  ) : (
    <FieldAlone query={query} onQuery={setQuery} onClose={onClose} />
  )
}

function FieldAlone({ query, onQuery, onClose }: { query: string; onQuery: (query: string) => void; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The palette takes the focus from where it was, and gives it back there.
  useLayoutEffect(() => {
    const opener = takeFocusOrigin()
    field.current?.focus()
    return () => opener?.focus()
  }, [])
  return (
    <>
      <div aria-hidden="true" className={PALETTE_SHADE} onPointerDown={onClose} />
      <div role="dialog" aria-label={texts.findATripOrAnAction} aria-busy="true" data-state="open" className={PALETTE_LOOK}>
        <PaletteField
          ref={field}
          value={query}
          onQuery={onQuery}
          hasOptions={false}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </div>
    </>
  )
}

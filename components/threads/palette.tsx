'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { useChatThreadStore, useOpenThread } from '../state/chat-thread-store'
import { useThreadListStore } from '../state/thread-list-store'
import { isComposing } from '../ui/is-composing'
import { useFocusOrigin } from '../ui/use-focus-origin'
import { chooseTheme } from './choose-theme'
import { useOpenDialogStore } from './open-dialog-store'
import { PALETTE_LOOK, PALETTE_SHADE, PaletteField } from './palette-field'
import { type PaletteItem, paletteGroups } from './palette-items'
import { PaletteOptions } from './palette-options'
import { useThreadSearch } from './use-thread-search'

type PaletteProps = {
  /** May have begun before this was there (late-palette.tsx). */
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  onToggleList: () => void
}

/** A field that finds trips and actions: arrow keys move, Enter takes, Escape closes. */
export function Palette({ query, onQuery, onClose, onToggleList }: PaletteProps) {
  const id = useId()
  const router = useRouter()
  const [activeIndex, setActiveIndex] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const focus = useFocusOrigin()
  const chosen = useRef<(() => void) | null>(null)
  const threads = useThreadListStore((state) => state.threads) ?? []
  const current = useOpenThread()
  const { hits, isLooking, failure } = useThreadSearch(query)
  const groups = paletteGroups(
    { query, current, threads, hits },
    {
      goTo: router.push,
      openThread: (threadId) => useChatThreadStore.getState().open(threadId),
      openShortcuts: () => useOpenDialogStore.getState().open({ name: 'shortcuts' }),
      toggleList: onToggleList,
      chooseTheme: (theme) => void chooseTheme(theme),
    },
  )
  const items = groups.flatMap((group) => group.items)
  const active = items[Math.min(activeIndex, items.length - 1)]

  function take(item: PaletteItem) {
    chosen.current = item.run
    onClose()
  }

  function steer(event: KeyboardEvent) {
    if (isComposing(event)) return
    const at = active ? items.indexOf(active) : 0
    if (event.key === 'ArrowDown') setActiveIndex((at + 1) % Math.max(1, items.length))
    else if (event.key === 'ArrowUp') setActiveIndex((at + items.length - 1) % Math.max(1, items.length))
    else if (event.key !== 'Enter') return
    else if (active) take(active)
    event.preventDefault()
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={PALETTE_SHADE} />
        <Radix.Content
          ref={focus.whileThere}
          onOpenAutoFocus={(event) => {
            focus.onOpen()
            // The library would mark what stands in the field, and the next letter would replace it.
            event.preventDefault()
            field.current?.focus()
            field.current?.setSelectionRange(query.length, query.length)
          }}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event)
            // What it opens takes the focus over from there.
            chosen.current?.()
          }}
          className={PALETTE_LOOK}
        >
          <Radix.Title className="sr-only">{texts.findATripOrAnAction}</Radix.Title>
          <Radix.Description className="sr-only">{texts.howToFind}</Radix.Description>
          <PaletteField
            ref={field}
            value={query}
            onQuery={(typed) => {
              onQuery(typed)
              setActiveIndex(0)
            }}
            onKeyDown={steer}
            hasOptions={items.length > 0}
            aria-controls={`${id}-options`}
            aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          />
          <PaletteOptions
            id={id}
            groups={groups}
            query={query}
            active={active}
            onActive={(item) => setActiveIndex(items.indexOf(item))}
            onTake={take}
          />
          <p role="status" className="shrink-0 px-4 py-2 text-fact text-ink-soft empty:hidden">
            {failure ?? (items.length === 0 && !isLooking ? texts.nothingWasFound : '')}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

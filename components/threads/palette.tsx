'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useChatThreadStore, useOpenThread } from '../state/chat-thread-store'
import { useThreadListStore } from '../state/thread-list-store'
import { SearchIcon } from '../ui/icons'
import { chooseTheme } from './choose-theme'
import { useOpenDialogStore } from './open-dialog-store'
import { type PaletteItem, paletteGroups } from './palette-items'
import { PaletteOptions } from './palette-options'
import { LONGEST_QUERY } from './search-query'
import { NOTHING_FOUND, useThreadSearch } from './use-thread-search'

/** A field that finds trips and actions: arrow keys move, Enter takes, Escape closes. */
export function Palette({ onClose, onToggleList }: { onClose: () => void; onToggleList: () => void }) {
  const id = useId()
  const router = useRouter()
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const opener = useRef<Element | null>(null)
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
    if (event.nativeEvent.isComposing) return
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
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink/30 dark:bg-paper/70" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
            // What it opens takes the focus over from there.
            chosen.current?.()
          }}
          className="fixed inset-x-3 top-[10dvh] z-50 mx-auto flex max-h-[min(480px,76dvh)] max-w-[560px] animate-rise flex-col overflow-hidden rounded-card border bg-sheet shadow-card"
        >
          <Radix.Title className="sr-only">Find a trip or an action</Radix.Title>
          <Radix.Description className="sr-only">Type to find, arrow keys to move, Enter to take.</Radix.Description>
          <div className="flex shrink-0 items-center gap-3 border-b px-4">
            <SearchIcon className="text-ink-soft" />
            <input
              role="combobox"
              aria-label="Find a trip or an action"
              aria-expanded={items.length > 0}
              aria-controls={`${id}-options`}
              aria-autocomplete="list"
              aria-activedescendant={active ? `${id}-${active.id}` : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder="Find a trip or an action"
              maxLength={LONGEST_QUERY}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setActiveIndex(0)
              }}
              onKeyDown={steer}
              className="min-h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-soft"
            />
          </div>
          <PaletteOptions
            id={id}
            groups={groups}
            query={query}
            active={active}
            onActive={(item) => setActiveIndex(items.indexOf(item))}
            onTake={take}
          />
          <p role="status" className="shrink-0 px-4 py-2 text-fact text-ink-soft empty:hidden">
            {failure ?? (items.length === 0 && !isLooking ? NOTHING_FOUND : '')}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

'use client'

import * as texts from '@/lib/texts/threads'
import { FoundWords } from './found-words'
import type { PaletteGroup, PaletteItem } from './palette-items'

/** What the palette's field offers, group by group. The focus stays in the field; pressing an option leaves it there. */
export function PaletteOptions({
  id,
  groups,
  query,
  active,
  onActive,
  onTake,
}: {
  id: string
  groups: PaletteGroup[]
  query: string
  active: PaletteItem | undefined
  onActive: (item: PaletteItem) => void
  onTake: (item: PaletteItem) => void
}) {
  return (
    <div id={`${id}-options`} role="listbox" aria-label={texts.tripsAndActions} className="min-h-0 overflow-y-auto p-2 empty:hidden">
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={name} role="group" aria-label={name} className="pb-1">
          <p aria-hidden="true" className="px-2 pt-1 pb-0.5 font-medium text-[12px] text-ink-soft leading-5">
            {name}
          </p>
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and takes with Enter
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              ref={item === active ? keepInSight : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              onPointerMove={() => onActive(item)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(item)}
              className="flex min-h-10 cursor-pointer flex-col pointer-coarse:min-h-11 justify-center rounded-control px-2 py-1 leading-5 aria-selected:bg-sea-soft"
            >
              <FoundWords name={item.label} excerpt={item.note} query={query} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function keepInSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

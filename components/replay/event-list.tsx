'use client'

import { useEffect, useRef } from 'react'
import * as texts from '@/lib/texts/replay'
import { clockWords } from './scrubber'
import type { ViewedEvent } from './viewed-run'
import { withKeys } from './with-keys'

type EventListProps = {
  events: ViewedEvent[]
  at: number
  /** Acts of which something differs. */
  changedActs: ReadonlySet<number>
  onMove: (event: number) => void
}

/** Every event of a run, what the traveller did in bold; pressing one goes there. */
export function EventList({ events, at, changedActs, onMove }: EventListProps) {
  const list = useRef<HTMLOListElement>(null)
  // The list alone scrolls: whoever reads the screen below must not be carried off.
  useEffect(() => keepInView(list.current, at), [at])
  return (
    <ol
      ref={list}
      aria-label={texts.events}
      className="relative flex max-h-[26dvh] flex-col overflow-y-auto rounded-card border bg-sheet p-1.5 lg:max-h-[70dvh]"
    >
      {withKeys(events, ({ words }) => words).map(({ key, item: event }, index) => (
        <li key={key}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onMove(index)}
            className={`flex min-h-8 w-full items-baseline gap-2 rounded-control px-2 py-1 text-start text-fact hover:bg-line/40 pointer-coarse:min-h-11 ${index === at ? 'bg-sea-soft' : ''} ${event.isAct ? 'mt-1 font-semibold' : 'ps-5 text-ink-soft'}`}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {event.words}
              {event.isAct && changedActs.has(event.act) && <span className="ms-2 font-medium text-brick">{texts.differs}</span>}
            </span>
            <span className="figures shrink-0 font-normal text-ink-soft">{clockWords(event.at)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function keepInView(list: HTMLOListElement | null, at: number): void {
  const item = list?.children[at]
  if (!list || !(item instanceof HTMLElement)) return
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight]
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

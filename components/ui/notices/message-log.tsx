'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/ui/notices'
import { timeOfDay } from '../../booking/time-of-day'
import { useTimeFormat } from '../../session/preferences'
import { BellIcon, WarningIcon } from '../icons'
import { Popover } from '../popover'
import { type Notice, useNoticeStore } from './notice-store'

/** What was said in this page, to read again at leisure: a small tab at the edge until it was read, away from every composer. */
export function MessageLog() {
  const [isOpen, setIsOpen] = useState(false)
  const log = useNoticeStore((state) => state.log)
  const clearLog = useNoticeStore((state) => state.clearLog)
  if (log.length === 0) return null

  function open(isWanted: boolean) {
    setIsOpen(isWanted)
    if (isWanted) return
    clearLog()
    // The tab goes with its messages: the keyboard goes on with the page.
    document.querySelector('main')?.focus()
  }

  return (
    <div className="fixed top-[38%] inset-e-0 z-20">
      <Popover
        isOpen={isOpen}
        onOpenChange={open}
        label={texts.messages}
        side="left"
        trigger={(opens) => (
          <button
            {...opens}
            type="button"
            aria-label={texts.messageCount(log.length)}
            className="group grid h-11 w-6 justify-items-end rounded-s-control text-ink-soft hover:text-ink"
          >
            {/* As narrow as the margin of every page, so that it covers nothing to read or to tap. */}
            <span className="grid h-full w-4 place-items-center rounded-s-[7px] border border-e-0 bg-sheet group-hover:border-ink-soft">
              <BellIcon className="size-3" />
            </span>
          </button>
        )}
      >
        <h2 className="font-semibold text-[15px]">{texts.messages}</h2>
        <div
          role="log"
          aria-label={texts.messages}
          // Each was announced when it came.
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a pointer only what has the focus does.
          tabIndex={0}
          ref={showNewest}
          className="-mx-2 -mb-2 mt-1 flex max-h-[40dvh] flex-col gap-2 overflow-y-auto rounded-[7px] px-2 py-1.5"
        >
          {log.map((notice) => (
            <Entry key={notice.number} notice={notice} />
          ))}
        </div>
      </Popover>
    </div>
  )
}

/** The newest stands last. */
function showNewest(log: HTMLElement | null) {
  if (log) log.scrollTop = log.scrollHeight
}

function Entry({ notice: { at, type, message } }: { notice: Notice }) {
  const timeFormat = useTimeFormat()
  const instant = new Date(at).toISOString()
  return (
    <p className="flex items-baseline gap-2 text-fact">
      <time dateTime={instant} className="figures text-ink-soft">
        {timeOfDay(instant, timeFormat)}
      </time>
      {type === 'error' && <WarningIcon className="size-3.5 translate-y-0.5 text-brick" />}
      <span className="min-w-0 wrap-anywhere">{message}</span>
    </p>
  )
}

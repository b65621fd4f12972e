'use client'

import { useEffect, useRef } from 'react'
import { MessageLog } from './message-log'
import { useNoticeStore } from './notice-store'
import { Popup } from './popup'
import { Toast } from './toast'

/** Popup, toast and the messages to read again: once per document. */
export function Notices() {
  const popup = useNoticeStore((state) => state.popup)
  const toast = useNoticeStore((state) => state.toast)
  const hasLog = useNoticeStore((state) => state.log.length > 0)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A press on a notice is no press outside of the dialog that stands beneath it.
    const keep = (event: Event) => event.stopPropagation()
    const element = root.current
    element?.addEventListener('pointerdown', keep)
    return () => element?.removeEventListener('pointerdown', keep)
  }, [])
  return (
    <section aria-label={hasLog ? 'Messages' : undefined} className="print:hidden">
      {/* It stands here before there is anything in it: only then is what comes announced, also beside an open dialog. */}
      <div
        ref={root}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-3 top-14 z-60 flex flex-col items-center gap-2 sm:left-auto sm:w-[400px] sm:items-end"
      >
        {popup && <Popup key={popup.number} notice={popup} />}
        {toast && <Toast key={toast.number} number={toast.number} message={toast.message} isLeaving={toast.isLeaving} />}
      </div>
      <MessageLog />
    </section>
  )
}

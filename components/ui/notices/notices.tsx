'use client'

import { lazy, Suspense, useEffect, useRef } from 'react'
import * as texts from '@/lib/texts/ui/notices'
import { useNoticeStore } from './notice-store'
import { Popup } from './popup'
import { Toast } from './toast'

// Most pages say nothing, and need nothing to read it again with. Where it cannot be fetched, what was said was said.
const MessageLog = lazy(() =>
  import('./message-log').then(
    (module) => ({ default: module.MessageLog }),
    () => ({ default: () => null }),
  ),
)

const LIVE = 'flex w-full flex-col items-center sm:items-end'

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
    <section aria-label={hasLog ? texts.messages : undefined} className="print:hidden">
      {/* Both stand here before there is anything in them: only then is what comes announced, once, also beside an open dialog. */}
      <div ref={root} className="pointer-events-none fixed inset-x-3 top-14 z-60 sm:inset-s-auto sm:w-[400px]">
        <div aria-live="assertive" className={`${LIVE} not-empty:mb-2`}>
          {popup?.type === 'error' && <Popup key={popup.number} notice={popup} />}
        </div>
        <div aria-live="polite" className={`${LIVE} gap-2`}>
          {popup && popup.type !== 'error' && <Popup key={popup.number} notice={popup} />}
          {toast && <Toast key={toast.number} toast={toast} />}
        </div>
      </div>
      {hasLog && (
        <Suspense fallback={null}>
          <MessageLog />
        </Suspense>
      )}
    </section>
  )
}

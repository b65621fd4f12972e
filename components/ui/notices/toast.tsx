'use client'

import { useEffect } from 'react'
import { CheckIcon, CloseIcon } from '../icons'
import { TOAST_MS, TOAST_REMOVE_MS, useNoticeStore } from './notice-store'
import { usePassing } from './use-passing'

/** A few words that something is done. They fade, and are then taken away. */
export function Toast({ number, message, isLeaving }: { number: number; message: string; isLeaving: boolean }) {
  const { dismissToast, removeToast } = useNoticeStore.getState()
  const { handlers, end: dismiss } = usePassing(TOAST_MS, dismissToast)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => removeToast(number), TOAST_REMOVE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, number, removeToast])
  return (
    <div
      {...handlers}
      inert={isLeaving}
      data-notice="toast"
      className={`flex max-w-full animate-rise items-center gap-2 rounded-full border bg-sheet py-0.5 pr-1 pl-4 text-[15px] shadow-card transition-[opacity,translate] duration-200 ${isLeaving ? 'pointer-events-none -translate-y-1.5 opacity-0' : 'pointer-events-auto'}`}
    >
      <CheckIcon className="text-moss" />
      <p className="min-w-0 wrap-anywhere">{message}</p>
      <button
        type="button"
        aria-label="Close this message"
        onClick={dismiss}
        className="grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

'use client'

import { useEffect } from 'react'
import * as texts from '@/lib/texts/ui/notices'
import { CheckIcon, CloseIcon } from '../icons'
import { ACTION_TOAST_MS, type Notice, type NoticeAction, TOAST_MS, TOAST_REMOVE_MS, useNoticeStore } from './notice-store'
import { usePassing } from './use-passing'

/** A few words that something is done. They fade, and are then taken away. */
export function Toast({
  toast: { number, message, isLeaving, action },
}: {
  toast: Notice & { isLeaving: boolean; action: NoticeAction | null }
}) {
  const { dismissToast, removeToast } = useNoticeStore.getState()
  const { handlers, end: dismiss } = usePassing(action ? ACTION_TOAST_MS : TOAST_MS, dismissToast)
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
      className={`flex max-w-full animate-rise items-center gap-2 rounded-full border bg-sheet py-0.5 pe-1 ps-4 text-[15px] shadow-card transition-[opacity,translate] duration-200 ${isLeaving ? 'pointer-events-none -translate-y-1.5 opacity-0' : 'pointer-events-auto'}`}
    >
      <CheckIcon className="text-moss" />
      <p className="min-w-0 wrap-anywhere">{message}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismiss()
            action.onPress()
          }}
          className="min-h-9 shrink-0 rounded-full px-3 pointer-coarse:min-h-11 font-medium text-sea underline-offset-4 hover:underline"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.closeThisMessage}
        onClick={dismiss}
        className="grid size-10 shrink-0 place-items-center rounded-full pointer-coarse:size-11 text-ink-soft hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

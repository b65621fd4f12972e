'use client'

import { useEffect, useEffectEvent } from 'react'
import * as texts from '@/lib/texts/ui/notices'
import { CheckIcon, CloseIcon } from '../icons'
import { ErrorPicture } from './error-picture'
import { type Notice, POPUP_MS, useNoticeStore } from './notice-store'
import { usePassing } from './use-passing'

/** A sentence about the whole page. It takes no focus, and goes by itself, by Escape or by its button. */
export function Popup({ notice }: { notice: Notice }) {
  const { handlers, end: close } = usePassing(POPUP_MS, () => useNoticeStore.getState().closePopup())
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // A dialog that stands open is closed first.
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const isError = notice.type === 'error'
  return (
    <div
      {...handlers}
      data-notice="popup"
      className={`pointer-events-auto relative w-full max-w-[400px] animate-rise rounded-card border bg-sheet p-4 shadow-card ${isError ? 'border-brick/40' : ''}`}
    >
      <div className={`flex pe-9 text-[15px] leading-6 ${isError ? 'gap-3' : 'gap-2'}`}>
        {isError && <ErrorPicture name="storm" className="size-14 shrink-0" />}
        {notice.type === 'success' && <CheckIcon className="mt-1 text-moss" />}
        <p className="min-w-0 self-center text-pretty wrap-anywhere">{notice.message}</p>
      </div>
      <button
        type="button"
        aria-label={texts.closeThisMessage}
        onClick={close}
        className="absolute top-1.5 inset-e-1.5 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

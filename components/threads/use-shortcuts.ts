'use client'

import { useEffect, useEffectEvent } from 'react'
import { useChatThreadStore } from '../state/chat-thread-store'
import { useOpenDialogStore } from './open-dialog-store'

/** The keys of the main screen. With Ctrl (or Cmd) they count everywhere, the plain ones not while something is written or stands open. */
export function useShortcuts({ onToggleList, onFocusComposer }: { onToggleList: () => void; onFocusComposer: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return
    const run = event.ctrlKey || event.metaKey ? withControl(event) : plain(event)
    if (!run) return
    event.preventDefault()
    run()
  })

  function withControl(event: KeyboardEvent): (() => void) | undefined {
    const key = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
    const { dialog, open, close } = useOpenDialogStore.getState()
    if (key === 'k' && dialog?.name === 'palette') return close
    if (dialog) return
    if (key === 'k') return () => open({ name: 'palette' })
    if (key === 'shift+o') return () => useChatThreadStore.getState().open(null)
    if (key === 'shift+s') return onToggleList
  }

  function plain(event: KeyboardEvent): (() => void) | undefined {
    if (isWritten(event.target) || document.querySelector('[role="dialog"][data-state="open"]')) return
    if (event.key === '/') return onFocusComposer
    if (event.key === '?') return () => useOpenDialogStore.getState().open({ name: 'shortcuts' })
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** A letter typed there is a letter. */
function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
}

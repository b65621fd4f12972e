'use client'

import { useChatThreadStore } from './chat-thread-store'
import { useRootStore } from './root-store'

/** From here on the list stands beside the thread: `lg` of the style sheet. */
const BESIDE = '(min-width: 64rem)'

/**
 * Whether the thread list is shown: folded away beside the thread, kept in this browser, or open over it on a phone, which is not.
 * `toggle` means whichever of both this window has room for.
 */
export function useShownList() {
  const isFolded = useRootStore((state) => state.isListFolded)
  const isOpen = useChatThreadStore((state) => state.isListOpen)
  const setIsOpen = useChatThreadStore((state) => state.setIsListOpen)
  const toggle = () => {
    if (window.matchMedia(BESIDE).matches) useRootStore.getState().setIsListFolded(!useRootStore.getState().isListFolded)
    else setIsOpen(!useChatThreadStore.getState().isListOpen)
  }
  return { isFolded, isOpen, setIsOpen, toggle }
}

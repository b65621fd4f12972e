'use client'

import { useRef, useState } from 'react'

/** A menu that closes first, gives its focus back, and then does what was chosen: what opens next has a place to give it back to. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useRef<(() => void) | null>(null)
  return {
    isOpen,
    setIsOpen,
    choose: (run: () => void) => {
      chosen.current = run
      setIsOpen(false)
    },
    onCloseAutoFocus: () => {
      if (chosen.current) setTimeout(chosen.current)
      chosen.current = null
    },
  }
}

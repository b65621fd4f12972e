'use client'

import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { useAnnouncerStore } from '../state/announcer-store'
import { CheckIcon, CopyIcon } from '../ui/icons'
import { TurnButton } from './turn-button'

const SHOWN_MS = 1_600

/** Copies a text, and says that it did to eyes and to screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const announce = useAnnouncerStore((state) => state.announce)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      announce(texts.copied)
    } catch {
      announce(texts.copyingIsNotAllowed)
    }
  }
  return (
    <TurnButton label={label} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </TurnButton>
  )
}

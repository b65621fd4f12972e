'use client'

import { setNonce } from 'get-nonce'
import { useEffect } from 'react'

/**
 * Dialogs add a style of their own; with the nonce the content security policy lets it pass. Pages whose scripts come late wait to hear that
 * they have come.
 */
export function BrowserSetUp({ nonce }: { nonce: string | undefined }) {
  if (nonce) setNonce(nonce)
  useEffect(() => {
    window.dispatchEvent(new Event('wayfarer:alive'))
  }, [])
  return null
}

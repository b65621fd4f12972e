'use client'

import { setNonce } from 'get-nonce'

/** Dialogs add a style of their own; with the nonce the content security policy lets it pass. */
export function BrowserSetUp({ nonce }: { nonce: string | undefined }) {
  if (nonce) setNonce(nonce)
  return null
}

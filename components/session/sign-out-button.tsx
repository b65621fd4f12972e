'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/session'
import { flushUnsent } from '../state/flush-unsent'
import { forgetBrowser } from '../state/forget-browser'
import { showPopup } from '../ui/notices/notice-store'

export function SignOutButton({ className = '' }: { className?: string }) {
  const [isBusy, setIsBusy] = useState(false)

  const leave = async () => {
    setIsBusy(true)
    await flushUnsent()
    try {
      // Once in a session: no page needs it to be read.
      const { signOut } = await import('next-auth/react')
      await signOut({ callbackUrl: '/login' })
      // Not before: other tabs go to the sign-in page with it, which would lead somebody who is still signed in straight back.
      forgetBrowser()
    } catch {
      setIsBusy(false)
      showPopup({ type: 'error', message: texts.stillSignedIn })
    }
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      className={className || 'min-h-9 rounded-control px-3 text-fact text-ink-soft hover:text-ink'}
      onClick={() => void leave()}
    >
      {isBusy ? texts.signingOut : texts.signOut}
    </button>
  )
}

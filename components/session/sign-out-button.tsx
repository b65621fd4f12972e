'use client'

import { signOut } from 'next-auth/react'
import { useState } from 'react'
import { flushUnsent } from '../state/flush-unsent'
import { forgetBrowser } from '../state/forget-browser'

export function SignOutButton({ className = '' }: { className?: string }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <button
      type="button"
      disabled={isBusy}
      className={className || 'min-h-9 rounded-control px-3 text-fact text-ink-soft hover:text-ink'}
      onClick={async () => {
        setIsBusy(true)
        await flushUnsent()
        forgetBrowser()
        await signOut({ callbackUrl: '/login' }).catch(() => setIsBusy(false))
      }}
    >
      {isBusy ? 'Signing out…' : 'Sign out'}
    </button>
  )
}

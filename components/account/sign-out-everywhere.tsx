'use client'

import { signOut } from 'next-auth/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { flushUnsent } from '@/components/state/flush-unsent'
import { forgetBrowser } from '@/components/state/forget-browser'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/account'

/** Ends every session, this one too, after one question. */
export function SignOutEverywhere({ isGuest }: { isGuest: boolean }) {
  const askButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const leave = async () => {
    setIsBusy(true)
    setFailure('')
    await flushUnsent()
    const answer = await requestJson('/api/account/sessions', z.object({ ended: z.number() }), { method: 'DELETE' })
    if ('refusal' in answer) {
      setIsBusy(false)
      return setFailure(answer.refusal.message)
    }
    forgetBrowser()
    await signOut({ callbackUrl: '/login' }).catch(() => window.location.assign('/login'))
  }
  const stay = () => {
    flushSync(() => setIsAsking(false))
    askButton.current?.focus()
  }
  if (!isAsking) {
    return (
      <Button ref={askButton} onClick={() => setIsAsking(true)}>
        {texts.signOutEverywhere}
      </Button>
    )
  }
  return (
    <fieldset aria-label={texts.signOutEverywhereQuestion} className="flex min-w-0 basis-full flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-52 text-[15px] leading-6">
        {isGuest ? texts.signOutGuestQuestion : texts.signOutEveryDeviceQuestion}
      </p>
      <Button tone="danger" disabled={isBusy} onClick={() => void leave()}>
        {isBusy ? texts.signingOut : texts.signOutEverywhere}
      </Button>
      {/* The pressed button is gone; the harmless answer takes the focus. */}
      <Button autoFocus disabled={isBusy} onClick={stay}>
        {texts.staySignedIn}
      </Button>
      <p role="alert" className="basis-full text-brick text-fact empty:hidden">
        {failure}
      </p>
    </fieldset>
  )
}

'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/session/hand-off'
import { signInErrorWords } from '../sign-in-words'
import type { Question } from './people'
import { useHandOff } from './use-hand-off'

const BROKEN_OFF = {
  aborted: texts.browserCouldNotBeChecked,
  offline: texts.connectionWasLost,
}

/** What somebody sees while their app signs them in here: mostly one quiet line, and for each hitch what to do. */
export function HandOffScreen({ leave }: { leave?: (path: string) => void }) {
  const { state, replace, tryAgain, stay, toLogin } = useHandOff(leave)
  switch (state.step) {
    case 'working':
      return <Working />
    case 'asking':
      return <Asking {...state} onReplace={replace} onStay={stay} />
    case 'missing':
      return (
        <Said title={texts.missingSignInDetails} words={texts.openedWithoutThem}>
          <Button tone="primary" onClick={toLogin}>
            {texts.goToSignIn}
          </Button>
        </Said>
      )
    case 'aborted':
    case 'offline':
      return (
        <Said title={texts.youAreNotSignedInYet} words={BROKEN_OFF[state.step]}>
          <Button tone="primary" onClick={tryAgain}>
            {texts.tryAgain}
          </Button>
          <Button onClick={toLogin}>{texts.goToSignIn}</Button>
        </Said>
      )
    case 'refused':
      return (
        <Said title={texts.appSignInDidNotWork} words={texts.stillSignedInAs(signInErrorWords(state.errorCode), state.present.name)}>
          <Button tone="primary" onClick={stay}>
            {texts.goOnAs(state.present.name)}
          </Button>
        </Said>
      )
  }
}

function Working() {
  return (
    <div role="status" className="mt-8">
      <h1 className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">{texts.signingYouIn}</h1>
      <p className="mt-2 text-pretty text-ink-soft [overflow-wrap:anywhere]">{texts.withTheAccountOfYourApp}</p>
      <noscript>
        <p className="mt-4">
          {texts.thisNeedsJavascript} <a href="/login">{texts.goToSignIn}</a>
        </p>
      </noscript>
    </div>
  )
}

function Asking({ present, coming, onReplace, onStay }: Question & { onReplace: () => void; onStay: () => void }) {
  const words = present.isGuest ? texts.guestMayChange(coming?.name) : texts.travellerMayChange(present.name, coming?.name)
  return (
    <Said title={texts.changeWhoIsSignedIn} words={words}>
      <Button tone="primary" onClick={onReplace}>
        {coming ? texts.signInAs(coming.name) : texts.signInWithTheAppsAccount}
      </Button>
      <Button onClick={onStay}>{present.isGuest ? texts.stayAGuest : texts.staySignedInAs(present.name)}</Button>
    </Said>
  )
}

function Said({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Nothing was there to press before, so nobody loses their place.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-8">
      <h1 ref={heading} tabIndex={-1} className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em] outline-none">
        {title}
      </h1>
      <p className="mt-2 text-pretty text-ink-soft [overflow-wrap:anywhere]">{words}</p>
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </div>
  )
}

'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { signInErrorWords } from '../sign-in-words'
import type { Question } from './people'
import { useHandOff } from './use-hand-off'

const BROKEN_OFF = {
  aborted:
    'This browser could not be checked, so the sign-in from your app was stopped. Nothing was changed. Cookies must be allowed for this site.',
  offline: 'The connection was lost on the way. Nothing was changed; please try again in a moment.',
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
        <Said
          title="Missing sign-in details"
          words="This page was opened without them. Open Wayfarer from your app again, or sign in here."
        >
          <Button tone="primary" onClick={toLogin}>
            Go to sign-in
          </Button>
        </Said>
      )
    case 'aborted':
    case 'offline':
      return (
        <Said title="You are not signed in yet" words={BROKEN_OFF[state.step]}>
          <Button tone="primary" onClick={tryAgain}>
            Try again
          </Button>
          <Button onClick={toLogin}>Go to sign-in</Button>
        </Said>
      )
    case 'refused':
      return (
        <Said
          title="The sign-in from your app did not work"
          words={`${signInErrorWords(state.errorCode)} You are still signed in as ${state.present.name}.`}
        >
          <Button tone="primary" onClick={stay}>
            Go on as {state.present.name}
          </Button>
        </Said>
      )
  }
}

function Working() {
  return (
    <div role="status" className="mt-8">
      <h1 className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">Signing you in…</h1>
      <p className="mt-2 text-pretty text-ink-soft [overflow-wrap:anywhere]">With the account of your app. This takes a moment.</p>
      <noscript>
        <p className="mt-4">
          This needs JavaScript. <a href="/login">Go to sign-in</a>
        </p>
      </noscript>
    </div>
  )
}

function Asking({ present, coming, onReplace, onStay }: Question & { onReplace: () => void; onStay: () => void }) {
  const account = coming ? `, ${coming.name},` : ''
  const lost = present.isGuest ? ' What you planned as a guest cannot be opened after that.' : ''
  const who = present.isGuest ? 'You are going on as a guest here.' : `You are signed in as ${present.name}.`
  return (
    <Said title="Change who is signed in?" words={`${who} Sign in with the account of your app${account} instead?${lost}`}>
      <Button tone="primary" onClick={onReplace}>
        {coming ? `Sign in as ${coming.name}` : 'Sign in with the app’s account'}
      </Button>
      <Button onClick={onStay}>{present.isGuest ? 'Stay a guest' : `Stay signed in as ${present.name}`}</Button>
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

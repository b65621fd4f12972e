'use client'

import Link from 'next/link'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LONGEST_PASSWORD, newPasswordError, SHORTEST_PASSWORD } from '@/lib/travel/account/password'
import { FormProblem } from '../form-problem'
import { PasswordField } from '../password-field'
import { useIsHydrated } from '../use-is-hydrated'
import { takeResetCode } from './reset-code'

const setSchema = z.object({ endedSessions: z.number() })

/** Sets a new password with the code of a mailed link, which is not used up before it is sent. */
export function NewPasswordForm() {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useMailedCode()
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [endedSessions, setEndedSessions] = useState<number | null>(null)
  const isWaiting = isBusy || !isHydrated

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting || !code) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const unfit = password ? newPasswordError(password) : 'Password is required'
    setProblem(null)
    showWrong(unfit ?? undefined)
    if (unfit) return
    setIsBusy(true)
    const answer = await requestJson('/api/account/password-reset', setSchema, { method: 'PUT', body: { code, password } })
    setIsBusy(false)
    if ('value' in answer) return setEndedSessions(answer.value.endedSessions)
    if (answer.refusal.code === 'link-over') return setCode(null)
    if (answer.refusal.field === 'password') showWrong(answer.refusal.message)
    else setProblem(answer.refusal.message)
  }
  const showWrong = (message: string | undefined) => {
    setWrong(message)
    if (message) form.current?.querySelector('input')?.focus()
  }

  if (endedSessions !== null) {
    return (
      <Said title="Your password is set" words={`${signedOutWords(endedSessions)} Sign in with the new password now.`}>
        <ButtonLink href="/login">Sign in</ButtonLink>
      </Said>
    )
  }
  if (code === null) {
    return (
      <Said
        title="This link cannot be used"
        words="It was used already, is too old, or is not whole. Your password is as it was. Open the newest mail’s link again, or ask for a new one."
      >
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
      </Said>
    )
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        maxLength={2000}
        hint={`${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`}
        error={wrong}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" tone="primary" disabled={isWaiting}>
        {isBusy ? 'Setting your password…' : 'Set password'}
      </Button>
      <p className="text-fact text-ink-soft">Every device that is signed in to your account is signed out, this one too.</p>
      <noscript>
        <p>
          This needs JavaScript. <Link href="/login">Go to sign-in</Link>
        </p>
      </noscript>
    </form>
  )
}

/** Undefined until the address was looked at; null when it held no code, or one that turned out to be over. */
function useMailedCode() {
  const [code, setCode] = useState<string | null | undefined>(undefined)
  const isTaken = useRef(false)
  useEffect(() => {
    // React runs an effect twice while developing; there is one code.
    if (!isTaken.current) setCode(takeResetCode())
    isTaken.current = true
    const takeAnother = () => {
      if (window.location.hash) setCode(takeResetCode())
    }
    window.addEventListener('hashchange', takeAnother)
    return () => window.removeEventListener('hashchange', takeAnother)
  }, [])
  return [code, setCode] as const
}

function signedOutWords(endedSessions: number): string {
  if (endedSessions === 0) return 'No device was signed in.'
  return endedSessions === 1 ? 'The one device that was signed in is signed out.' : `All ${endedSessions} devices are signed out.`
}

function Said({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-display font-medium text-[20px] outline-none">
        {title}
      </h2>
      <p>{words}</p>
      <div className="mt-2 flex flex-col">{children}</div>
    </div>
  )
}

'use client'

import Link from 'next/link'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import * as texts from '@/lib/texts/session/password-reset'
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
    const unfit = password ? newPasswordError(password) : texts.passwordIsRequired
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
      <Said title={texts.yourPasswordIsSet} words={texts.signInNow(signedOutWords(endedSessions))}>
        <ButtonLink href="/login">{texts.signIn}</ButtonLink>
      </Said>
    )
  }
  if (code === null) {
    return (
      <Said title={texts.thisLinkCannotBeUsed} words={texts.linkIsUsedOrTooOld}>
        <ButtonLink href="/forgot-password">{texts.askForANewLink}</ButtonLink>
      </Said>
    )
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        maxLength={2000}
        hint={texts.charactersBetween(SHORTEST_PASSWORD, LONGEST_PASSWORD)}
        error={wrong}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" tone="primary" disabled={isWaiting}>
        {isBusy ? texts.settingYourPassword : texts.setPassword}
      </Button>
      <p className="text-fact text-ink-soft">{texts.everyDeviceIsSignedOut}</p>
      <noscript>
        <p>
          {texts.thisNeedsJavascript} <Link href="/login">{texts.goToSignIn}</Link>
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
  if (endedSessions === 0) return texts.noDeviceWasSignedIn
  return endedSessions === 1 ? texts.oneDeviceIsSignedOut : texts.allDevicesAreSignedOut(endedSessions)
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

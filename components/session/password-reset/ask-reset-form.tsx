'use client'

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/session/password-reset'
import { cleanLine } from '@/lib/travel/clean-text'
import { isEmail } from '@/lib/travel/email'
import { FormProblem } from '../form-problem'
import { useIsHydrated } from '../use-is-hydrated'

const askedSchema = z.object({ minutes: z.number() })
type Asked = { email: string; minutes: number }

/** Asks for a link by mail. What it says then is the same whether the address has an account or not. */
export function AskResetForm() {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isWaiting = isBusy || !isHydrated

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting) return
    // Read from the field itself: what a password manager filled in counts even if no key was pressed.
    const email = cleanLine(String(new FormData(event.currentTarget).get('email') ?? ''))
    const missing = email ? (isEmail(email) ? undefined : texts.enterAValidEmail) : texts.emailIsRequired
    setWrong(missing)
    setProblem(null)
    if (missing) return form.current?.querySelector('input')?.focus()
    setIsBusy(true)
    const answer = await requestJson('/api/account/password-reset', askedSchema, { method: 'POST', body: { email } })
    setIsBusy(false)
    if ('refusal' in answer) setProblem(answer.refusal.message)
    else setAsked({ email, minutes: answer.value.minutes })
  }

  if (asked) return <Sent {...asked} onAgain={() => setAsked(null)} />
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={254}
        error={wrong}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" tone="primary" disabled={isWaiting}>
        {isBusy ? texts.asking : texts.sendMeALink}
      </Button>
    </form>
  )
}

function Sent({ email, minutes, onAgain }: Asked & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-display font-medium text-[20px] outline-none">
        {texts.pleaseLookInYourInbox}
      </h2>
      <p className="break-words">{texts.mailIsOnItsWay(email, minutes)}</p>
      <p className="text-[15px] text-ink-soft leading-6">{texts.noMail}</p>
      <Button tone="text" className="-ms-4 self-start" onClick={onAgain}>
        {texts.askAgain}
      </Button>
    </div>
  )
}

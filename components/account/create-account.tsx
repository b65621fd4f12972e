'use client'

import { signIn } from 'next-auth/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { ENTRY_FIELDS, type EntryErrors, entryErrors, readEntry } from '@/components/session/entry-fields'
import { PasswordField } from '@/components/session/password-field'
import { requestJson } from '@/components/state/request-json'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/account'
import { SHORTEST_PASSWORD } from '@/lib/travel/account/password'
import { FormFoot } from './form-foot'

/** For a guest: an address and a password, with which all trips can be found again from any device. */
export function CreateAccount() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const show = (wrong: EntryErrors) => {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const create = async (page: HTMLFormElement) => {
    const typed = readEntry(page)
    const wrong = entryErrors(typed, { isNew: true })
    setFailure('')
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const answer = await requestJson('/api/account/register', z.object({ isUpgraded: z.boolean() }), { method: 'POST', body: typed })
    if ('refusal' in answer) {
      setIsBusy(false)
      const { message } = answer.refusal
      const field = ENTRY_FIELDS.find((name) => name === answer.refusal.field)
      return field ? show({ [field]: message }) : setFailure(message)
    }
    const { email, password } = typed
    // A guest who became the account is signed in already.
    const entered = answer.value.isUpgraded
      ? { ok: true }
      : await signIn('credentials', { email, password, redirect: false }).catch(() => null)
    // A full load, so that every page knows the new name.
    window.location.assign(entered?.ok ? '/account' : '/login?callbackUrl=/account')
  }
  return (
    <form
      ref={form}
      method="post"
      aria-label={texts.createAnAccount}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void create(event.currentTarget)
      }}
      className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.firstName} name="firstName" autoComplete="given-name" error={errors.firstName} />
        <TextField label={texts.lastName} name="lastName" autoComplete="family-name" error={errors.lastName} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          error={errors.email}
        />
        <PasswordField autoComplete="new-password" hint={texts.atLeastCharacters(SHORTEST_PASSWORD)} error={errors.password} />
      </div>
      <FormFoot label={isBusy ? texts.creatingYourAccount : texts.createAccount} isBusy={isBusy} failure={failure} note="" />
    </form>
  )
}

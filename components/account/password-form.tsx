'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/account'
import { LONGEST_PASSWORD, type PasswordErrors, passwordErrors, SHORTEST_PASSWORD } from '@/lib/travel/account/password'
import { FormFoot } from './form-foot'

/** Changes the password; whoever came from Google sets their first one. `email` tells password managers whose it is. */
export function PasswordForm({ hasPassword: hadPassword, email }: { hasPassword: boolean; email: string | null }) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [hasPassword, setHasPassword] = useState(hadPassword)
  const [isShown, setIsShown] = useState(false)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [failure, setFailure] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const type = isShown ? 'text' : 'password'

  const show = (wrong: PasswordErrors) => {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const save = async (page: HTMLFormElement) => {
    // Read from the fields themselves: what a password manager filled in counts even if no key was pressed.
    const fields = new FormData(page)
    const typed = { current: hasPassword ? String(fields.get('current') ?? '') : null, next: String(fields.get('next') ?? '') }
    const wrong = passwordErrors(typed, { hasPassword })
    setFailure('')
    setNote('')
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const answer = await requestJson('/api/account/password', z.object({ endedSessions: z.number() }), { method: 'PUT', body: typed })
    setIsBusy(false)
    if ('value' in answer) {
      page.reset()
      setIsShown(false)
      setHasPassword(true)
      setNote(changedWords(hasPassword, answer.value.endedSessions))
      return router.refresh()
    }
    const { field, message } = answer.refusal
    return field === 'current' || field === 'next' ? show({ [field]: message }) : setFailure(message)
  }
  return (
    <form
      ref={form}
      method="post"
      aria-label={texts.password}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save(event.currentTarget)
      }}
      className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-5"
    >
      <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} readOnly hidden />
      <div className="grid gap-4 sm:grid-cols-2">
        {hasPassword && (
          <TextField label={texts.currentPassword} name="current" type={type} autoComplete="current-password" error={errors.current} />
        )}
        <TextField
          label={texts.newPassword}
          name="next"
          type={type}
          autoComplete="new-password"
          hint={texts.lengthInCharacters(SHORTEST_PASSWORD, LONGEST_PASSWORD)}
          error={errors.next}
        />
      </div>
      <Button tone="text" className="-ms-4 self-start" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hideWhatIsTyped : texts.showWhatIsTyped}
      </Button>
      <FormFoot
        label={isBusy ? texts.saving : hasPassword ? texts.changePassword : texts.setPassword}
        isBusy={isBusy}
        failure={failure}
        note={note}
      />
    </form>
  )
}

function changedWords(hadPassword: boolean, endedSessions: number): string {
  const changed = hadPassword ? texts.yourPasswordIsChanged : texts.yourPasswordIsSet
  if (endedSessions === 0) return changed
  return `${changed} ${texts.otherDevicesSignedOut(endedSessions)}`
}

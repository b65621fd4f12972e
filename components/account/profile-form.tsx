'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { requestJson } from '@/components/state/request-json'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/account'
import { type Profile, type ProfileErrors, profileErrors } from '@/lib/travel/account/profile'
import { profileSchema } from '@/lib/travel/account/profile-schema'
import { EmailLine } from './email-line'
import { FormFoot } from './form-foot'

/** First and last name, to be changed; the email address, to be read. */
export function ProfileForm({ profile, email }: { profile: Profile; email: string | null }) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(profile)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [failure, setFailure] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  // What was typed before the page came to life stands in the fields, and is what counts.
  useLayoutEffect(() => {
    if (form.current) setTyped(readFields(form.current))
  }, [])

  const show = (wrong: ProfileErrors) => {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const save = async () => {
    const wrong = profileErrors(typed)
    setFailure('')
    setNote('')
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const answer = await requestJson('/api/account/profile', profileSchema, { method: 'PATCH', body: typed })
    setIsBusy(false)
    if ('value' in answer) {
      setTyped(answer.value)
      setNote(texts.yourNameIsSaved)
      return router.refresh()
    }
    const { field, message } = answer.refusal
    return field === 'firstName' || field === 'lastName' ? show({ [field]: message }) : setFailure(message)
  }
  const edit = (changed: Partial<Profile>) => {
    setTyped((before) => ({ ...before, ...changed }))
    setNote('')
  }
  return (
    <form
      ref={form}
      method="post"
      aria-label={texts.profile}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
      className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          value={typed.firstName}
          error={errors.firstName}
          onChange={(event) => edit({ firstName: event.target.value })}
        />
        <TextField
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          value={typed.lastName}
          error={errors.lastName}
          onChange={(event) => edit({ lastName: event.target.value })}
        />
      </div>
      {email && <EmailLine email={email} />}
      <FormFoot label={isBusy ? texts.saving : texts.saveName} isBusy={isBusy} failure={failure} note={note} />
    </form>
  )
}

function readFields(page: HTMLFormElement): Profile {
  const fields = new FormData(page)
  return { firstName: String(fields.get('firstName') ?? ''), lastName: String(fields.get('lastName') ?? '') }
}

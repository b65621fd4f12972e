'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { forgetBrowser } from '@/components/state/forget-browser'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/account'
import { ERASURE_WORD, isErasureWord } from '@/lib/travel/account/erasure'

/** The last question before an account is gone: its password, or the word when it has none. */
export function DeleteAccountForm({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) {
  const field = hasPassword ? 'password' : 'confirmation'
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const show = (message: string) => {
    flushSync(() => setWrong(message))
    if (message) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const erase = async (page: HTMLFormElement) => {
    const typed = String(new FormData(page).get(field) ?? '')
    setFailure('')
    show(missingWords(typed, hasPassword))
    if (missingWords(typed, hasPassword)) return
    setIsBusy(true)
    const answer = await requestJson('/api/account', z.object({ erased: z.literal(true) }), { method: 'DELETE', body: { [field]: typed } })
    if ('value' in answer) {
      forgetBrowser()
      // A full load, so that nothing stays in this window's memory.
      return window.location.assign('/login?error=AccountDeleted')
    }
    setIsBusy(false)
    const { message } = answer.refusal
    return answer.refusal.field === field ? show(message) : setFailure(message)
  }
  return (
    <form
      ref={form}
      method="post"
      aria-label={texts.deleteTheAccount}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void erase(event.currentTarget)
      }}
      className="flex flex-col gap-4"
    >
      {hasPassword ? (
        <TextField
          label={texts.yourPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={1000}
          error={wrong || undefined}
        />
      ) : (
        <TextField
          label={texts.typeToConfirm(ERASURE_WORD)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={wrong || undefined}
        />
      )}
      <p role="alert" className="text-[15px] text-brick leading-6 empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" disabled={isBusy}>
          {isBusy ? texts.deleting : texts.deleteForGood}
        </Button>
        <Button onClick={onKeep} disabled={isBusy}>
          {texts.keepIt}
        </Button>
      </div>
    </form>
  )
}

function missingWords(typed: string, hasPassword: boolean): string {
  if (hasPassword) return typed ? '' : texts.pleaseEnterYourPassword
  return isErasureWord(typed) ? '' : texts.pleaseTypeToConfirm(ERASURE_WORD)
}

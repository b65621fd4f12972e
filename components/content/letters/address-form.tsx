'use client'

import { FormProblem } from '@/components/session/form-problem'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/content/letters'
import { LeftEmpty } from './left-empty'
import { LetterSent } from './letter-sent'
import type { SendLetter } from './letter-state'
import { useLetter } from './use-letter'

/** An address to be told at: once kept, it is answered the same whether it was there already or not. */
export function AddressForm({ send }: { send: SendLetter }) {
  const { state, isSending, formProps } = useLetter('membership', send)
  if (state.status === 'sent') {
    return (
      <LetterSent title={texts.yourAddressIsKept}>
        <p className="[overflow-wrap:anywhere]">{texts.addressStandsOnTheList(state.email)}</p>
      </LetterSent>
    )
  }
  const { typed, problems, failure } = state
  return (
    <form {...formProps} className="flex flex-col gap-4 rounded-card border bg-sheet px-4 py-5 sm:px-6 sm:py-6">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.email}
        defaultValue={typed.email}
        readOnly={isSending}
        autoFocus={problems.email !== undefined}
      />
      <LeftEmpty />
      <FormProblem>{failure}</FormProblem>
      <Button type="submit" tone="primary" className="self-start" aria-disabled={isSending}>
        {isSending ? texts.keepingIt : texts.keepMyAddress}
      </Button>
    </form>
  )
}

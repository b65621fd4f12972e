'use client'

import { FormProblem } from '@/components/session/form-problem'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { LeftEmpty } from './left-empty'
import { LetterSent } from './letter-sent'
import type { SendLetter } from './letter-state'
import { useLetter } from './use-letter'

/** A letter to the desk. `again` is the address of this very page, for another one. */
export function ContactForm({ send, again }: { send: SendLetter; again: string }) {
  const { state, isSending, formProps } = useLetter('contact', send)
  if (state.status === 'sent') {
    return (
      <LetterSent title="Your letter is here">
        <p className="[overflow-wrap:anywhere]">
          It is kept with your address, {state.email}, which is where an answer would go. Nothing is mailed to it by itself.
        </p>
        {/* A full load: an empty form, and no trace of the last letter. */}
        <a href={again} className="inline-flex min-h-11 items-center font-medium text-[15px] text-sea underline underline-offset-4">
          Write another letter
        </a>
      </LetterSent>
    )
  }
  const { typed, problems, failure } = state
  const first = (['email', 'name', 'text'] as const).find((field) => problems[field])
  return (
    <form {...formProps} className="flex flex-col gap-5 rounded-card border bg-sheet px-4 py-5 sm:px-6 sm:py-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="Where an answer is to go"
          error={problems.email}
          defaultValue={typed.email}
          readOnly={isSending}
          autoFocus={first === 'email'}
        />
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          hint="If you like"
          error={problems.name}
          defaultValue={typed.name}
          readOnly={isSending}
          autoFocus={first === 'name'}
        />
      </div>
      <TextAreaField
        label="Letter"
        name="text"
        hint="Please leave out card and passport numbers."
        error={problems.text}
        defaultValue={typed.text}
        readOnly={isSending}
        autoFocus={first === 'text'}
      />
      <LeftEmpty />
      <FormProblem>{failure}</FormProblem>
      <Button type="submit" tone="primary" className="self-start" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send the letter'}
      </Button>
    </form>
  )
}

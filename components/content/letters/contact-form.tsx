'use client'

import { FormProblem } from '@/components/session/form-problem'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/content/letters'
import { LeftEmpty } from './left-empty'
import { LetterSent } from './letter-sent'
import type { SendLetter } from './letter-state'
import { useLetter } from './use-letter'

/** A letter to the desk. `again` is the address of this very page, for another one. */
export function ContactForm({ send, again }: { send: SendLetter; again: string }) {
  const { state, isSending, formProps } = useLetter('contact', send)
  if (state.status === 'sent') {
    return (
      <LetterSent title={texts.yourLetterIsHere}>
        <p className="[overflow-wrap:anywhere]">{texts.letterIsKept(state.email)}</p>
        {/* A full load: an empty form, and no trace of the last letter. */}
        <a href={again} className="inline-flex min-h-11 items-center font-medium text-[15px] text-sea underline underline-offset-4">
          {texts.writeAnotherLetter}
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
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.whereAnAnswerIsToGo}
          error={problems.email}
          defaultValue={typed.email}
          readOnly={isSending}
          autoFocus={first === 'email'}
        />
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          hint={texts.ifYouLike}
          error={problems.name}
          defaultValue={typed.name}
          readOnly={isSending}
          autoFocus={first === 'name'}
        />
      </div>
      <TextAreaField
        label={texts.letter}
        name="text"
        hint={texts.leaveOutNumbers}
        error={problems.text}
        defaultValue={typed.text}
        readOnly={isSending}
        autoFocus={first === 'text'}
      />
      <LeftEmpty />
      <FormProblem>{failure}</FormProblem>
      <Button type="submit" tone="primary" className="self-start" aria-disabled={isSending}>
        {isSending ? texts.sending : texts.sendTheLetter}
      </Button>
    </form>
  )
}

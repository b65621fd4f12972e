'use client'

import { type RefObject, type SyntheticEvent, useActionState, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '@/lib/texts/content/letters'
import { type LetterKind, letterProblems, tidyLetter } from '@/lib/travel/letters/letter'
import { BLANK, type LetterState, readFields, type SendLetter } from './letter-state'

const NO_ANSWER = texts.noAnswerCameBack

/**
 * A form that posts to a server action by itself, and once scripts are there sends in place: it says what is wrong before anything is
 * sent, goes to the first problem, and keeps its fields whatever comes back.
 */
export function useLetter(kind: LetterKind, send: SendLetter) {
  const form = useRef<HTMLFormElement>(null)
  const [posted, post] = useActionState(send, BLANK)
  const [answered, setAnswered] = useState<LetterState | null>(null)
  const [isSending, setIsSending] = useState(false)
  const state = answered ?? posted

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    const problems = letterProblems(kind, tidyLetter(kind, readFields(typed)))
    if (Object.keys(problems).length > 0) return show({ ...BLANK, typed: readFields(typed), problems }, form)
    setIsSending(true)
    const answer = await send(BLANK, typed).catch(() => ({ ...BLANK, typed: readFields(typed), failure: NO_ANSWER }))
    setIsSending(false)
    show(answer, form)
  }
  const show = (next: LetterState, { current }: RefObject<HTMLFormElement | null>) => {
    flushSync(() => setAnswered(next))
    current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return { state, isSending, formProps: { ref: form, action: post, onSubmit: submit, noValidate: true } }
}

'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { Button } from '../ui/button'
import { isComposing } from '../ui/is-composing'
import { checkMessage, loadMessageCheck } from './late-message-check'
import { LONGEST_TYPED } from './message-length'
import type { HeldBack } from './message-refusal'
import { SendAnyway } from './send-anyway'
import type { TurnWork } from './turn-work'

/** An own message as a field. Enter sends it in place of the old one, Shift and Enter make a new line, Escape leaves it as it was. */
export function EditField({ messageId, text: before, work }: { messageId: string; text: string; work: TurnWork }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(before)
  const [refused, setRefused] = useState<HeldBack | null>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }, [before])

  function cancel() {
    work.endEditing()
    // The pencil comes back where the field was.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edits="${CSS.escape(messageId)}"]`)?.focus())
  }
  function send() {
    checkMessage(text, (checked) => {
      if ('refusal' in checked) return setRefused(checked.refusal)
      work.edit(messageId, checked.text)
    })
  }
  function steer(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="flex w-full max-w-[34rem] flex-col gap-2 rounded-card border bg-sheet px-4 pt-2.5 pb-3 shadow-card focus-within:border-sea"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="sr-only">
        {texts.editYourMessage}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={Math.min(8, text.split('\n').length)}
        maxLength={LONGEST_TYPED}
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={refused !== null || undefined}
        onChange={(event) => {
          setText(event.target.value)
          setRefused(null)
          void loadMessageCheck()
        }}
        onKeyDown={steer}
        className="field-sizing-content max-h-52 min-w-0 resize-none bg-transparent text-body outline-none"
      />
      {refused && (
        <p role="alert" className="text-brick text-fact">
          {refused.message}
        </p>
      )}
      {refused && <SendAnyway held={refused} onSend={(words) => work.edit(messageId, words)} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={`${id}-note`} className="min-w-0 flex-1 basis-48 text-fact text-ink-soft">
          {texts.tripGoesBack}
        </p>
        <Button size="small" className="pointer-coarse:min-h-11" onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button size="small" tone="primary" type="submit" className="pointer-coarse:min-h-11">
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

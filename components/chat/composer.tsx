'use client'

import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/chat'
import { ArrowUpIcon } from '../ui/icons'
import { isComposing } from '../ui/is-composing'
import { createLatePart, useLatePart } from '../ui/late-part'
import { checkMessage, loadMessageCheck } from './late-message-check'
import { LONGEST_MESSAGE, LONGEST_TYPED, lengthRefusal } from './message-length'
import type { HeldBack } from './message-refusal'
import { StopButton } from './stop-button'
import { useDraft } from './use-draft'
import { Microphone } from './voice/microphone'

/** From here on the remaining characters are told. */
const NEARLY_FULL = 3_600
const TALLEST_PX = 208

const lateChoices = createLatePart(() => import('./held-back-choices').then((module) => module.HeldBackChoices))

type ComposerProps = {
  /** Null while the thread does not exist yet. */
  threadId: string | null
  isAnswering: boolean
  onSend: (text: string) => void
  onStop?: (() => void) | undefined
  isStopping?: boolean
  /** Whether words can wait for the answer that is on its way. */
  canQueue?: boolean
  /** Words that come back because they could not be sent; each time under a new number. */
  returned?: { number: number; text: string } | null
  /** A sentence to begin with, which another page proposed; it waits for the traveller's press like any other. */
  seed?: string | null
  /** What the server keeps of this thread, typed and not sent. */
  unsent?: string | null
  placeholder?: string
  hasFocusAtFirst?: boolean
}

/** Where the traveller writes. Enter sends, Shift and Enter make a new line; what cannot be sent stays, with the reason in words. */
export function Composer({
  threadId,
  isAnswering,
  onSend,
  onStop,
  isStopping = false,
  canQueue = false,
  returned = null,
  seed = null,
  unsent,
  placeholder = threadId ? texts.askChangeOrChoose : texts.whereWouldYouLikeToGo,
  hasFocusAtFirst = false,
}: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText } = useDraft(threadId, seed, unsent)
  const [refused, setRefused] = useState<HeldBack | null>(null)
  const Choices = useLatePart(lateChoices, refused !== null, () => {})
  const [heard, setHeard] = useState<{ text: string; isProblem: boolean } | null>(null)
  const refusal = lengthRefusal(text)
  const isOver = refusal?.code === 'too-long'
  const isWrong = refused !== null || isOver || heard?.isProblem
  const note = refused?.message ?? (isOver ? refusal.message : (heard?.text ?? nearlyFullWords(text)))

  useAutoSize(field, text)
  const isChecking = useRef(false)
  // An Enter pressed before the page came to life could only add a line: it was meant to send.
  const isEnteredEarly = useRef(false)
  const takeEarlyWords = useEffectEvent(() => {
    const early = field.current?.value
    if (!early) return
    const words = early.replace(/\n+$/, '')
    // What React holds for empty it does not draw anew.
    if (field.current) field.current.value = words
    setText(words)
    isEnteredEarly.current = words !== '' && words !== early
  })
  const sendEarlyWords = useEffectEvent(() => {
    if (!isEnteredEarly.current) return
    isEnteredEarly.current = false
    send()
  })
  useLayoutEffect(() => takeEarlyWords(), [])
  useEffect(() => {
    if (text !== '') sendEarlyWords()
  }, [text])
  const takeBack = useEffectEvent(() => {
    if (!returned) return
    const typed = field.current?.value.trim() ?? ''
    setText(typed === '' ? returned.text : `${returned.text}\n${typed}`)
    field.current?.focus({ preventScroll: true })
  })
  const returnedNumber = returned?.number
  useEffect(() => {
    if (returnedNumber !== undefined) takeBack()
  }, [returnedNumber])
  useEffect(() => {
    if (hasFocusAtFirst) field.current?.focus({ preventScroll: true })
  }, [hasFocusAtFirst])

  function takeWords(words: string) {
    setText(words)
    setRefused(null)
    if (heard?.isProblem) setHeard(null)
    void loadMessageCheck()
  }

  function send() {
    if (isAnswering && !canQueue) return
    if (isChecking.current) return
    isChecking.current = true
    const sent = field.current?.value ?? ''
    checkMessage(text, (checked) => {
      isChecking.current = false
      if ('refusal' in checked) holdBack(checked.refusal)
      else post(checked.text, sent)
    })
  }

  function holdBack(held: HeldBack) {
    setRefused(held)
    field.current?.focus({ preventScroll: true })
  }

  function post(words: string, sent = field.current?.value ?? '') {
    onSend(words)
    // The first check takes a moment to arrive: what was typed meanwhile is the next message, whole where the sent words were changed.
    const now = field.current?.value ?? ''
    setText(now.startsWith(sent) ? now.slice(sent.length).trimStart() : now)
    setRefused(null)
    field.current?.focus({ preventScroll: true })
  }

  function steer(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 rounded-[22px] border bg-sheet py-1.5 ps-4 pe-1.5 shadow-card short:py-0.5 transition-colors duration-150 focus-within:border-sea">
        <label htmlFor={id} className="sr-only">
          {texts.message}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          maxLength={LONGEST_TYPED}
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-note ${id}-disclosure`}
          aria-invalid={isOver || refused !== null || undefined}
          data-takes-early-words
          onChange={(event) => takeWords(event.target.value)}
          onKeyDown={steer}
          className="field-sizing-content max-h-52 min-h-9 min-w-0 flex-1 resize-none self-center bg-transparent py-[5px] text-body outline-none placeholder:text-ink-soft"
        />
        <Microphone text={text} onText={takeWords} onNote={setHeard} />
        {isAnswering && onStop && <StopButton isStopping={isStopping} onStop={onStop} />}
        {(!isAnswering || !onStop || (canQueue && text.trim() !== '')) && (
          <button
            type="submit"
            aria-label={isAnswering && canQueue ? texts.sendAfterThisAnswer : texts.send}
            aria-disabled={(isAnswering && !canQueue) || refusal !== undefined || undefined}
            className="grid size-9 shrink-0 place-items-center rounded-full bg-sea text-sea-ink transition-colors duration-150 hover:brightness-110 aria-disabled:bg-line aria-disabled:text-ink-soft pointer-coarse:size-11"
          >
            <ArrowUpIcon />
          </button>
        )}
      </div>
      <p
        id={`${id}-note`}
        role={isWrong ? 'alert' : heard ? 'status' : undefined}
        className={`px-4 pt-1.5 text-fact empty:hidden ${isWrong ? 'text-brick' : 'text-ink-soft'}`}
      >
        {note}
      </p>
      {refused && Choices && <Choices held={refused} threadId={threadId} onSend={post} />}
      <p
        id={`${id}-disclosure`}
        className={`px-2 pt-1.5 text-balance text-center text-[12px] text-ink-soft leading-4 ${threadId ? 'short:sr-only' : ''}`}
      >
        {texts.conciergeIsAnAi}
      </p>
    </form>
  )
}

function nearlyFullWords(text: string): string | null {
  if (text.length < NEARLY_FULL) return null
  return texts.charactersOfMost(text.length.toLocaleString('en-GB'), LONGEST_MESSAGE.toLocaleString('en-GB'))
}

/** As tall as its text, up to eight lines; then it scrolls inside. Only where the style sheet cannot say so: measuring costs each key. */
function useAutoSize(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const area = field.current
    if (!area || text === undefined || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(area.scrollHeight, TALLEST_PX)}px`
    area.style.overflowY = area.scrollHeight > TALLEST_PX ? 'auto' : 'hidden'
  }, [field, text])
}

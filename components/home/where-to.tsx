'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { checkMessage, loadMessageCheck } from '@/components/chat/late-message-check'
import { LONGEST_TYPED } from '@/components/chat/message-length'
import type { HeldBack } from '@/components/chat/message-refusal'
import { SendAnyway } from '@/components/chat/send-anyway'
import { keepPendingSentence } from '@/components/state/pending-sentence'
import { useTravellerLocation } from '@/components/state/use-traveller-location'
import * as texts from '@/lib/texts/home'
import { measure } from '../privacy/measure'
import { Button } from '../ui/button'
import { isComposing } from '../ui/is-composing'
import { flightExamples } from './flight-examples'

// Room for two lines: the name of another city moves nothing.
const EXAMPLE =
  'min-h-16 rounded-control border border-line bg-sheet/70 px-3.5 py-2.5 text-start text-[15px] text-ink-soft leading-[21px] hover:border-sea hover:text-ink'

const SEND =
  'inline-flex min-h-11 shrink-0 items-center rounded-control bg-sea px-4 font-medium text-[15px] text-sea-ink hover:brightness-110'

/**
 * One sentence in the traveller's own words is the whole search form. An example is sent as it stands; without `examples` they are about
 * flights, from where the traveller is once that is known. A visitor's press makes them a guest, and says so; who would rather sign in finds
 * the sentence again after that.
 */
export function WhereTo({ isSignedIn, examples }: { isSignedIn: boolean; examples?: string[] }) {
  const router = useRouter()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<HeldBack | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const isEntering = useRef(false)
  const list = useRef<HTMLUListElement>(null)
  const city = useCityNearBy(examples === undefined, list)

  const go = (text: string) =>
    checkMessage(text, (checked) => {
      if ('text' in checked) return goWith(checked.text)
      setProblem(checked.refusal.code === 'empty' ? { ...checked.refusal, message: texts.sayWhereToGo } : checked.refusal)
      field.current?.focus()
    })
  const goWith = (words: string) => {
    measure('composer-used')
    keepPendingSentence(words)
    if (isSignedIn) router.push('/chat')
    else void goAsGuest(words)
  }
  const goAsGuest = async (words: string) => {
    if (isEntering.current) return
    isEntering.current = true
    setIsOpening(true)
    const why = await import('../session/enter-as-guest').then(
      ({ enterAsGuest }) => enterAsGuest('/chat'),
      () => texts.guestNotLoaded,
    )
    if (why === null) return
    isEntering.current = false
    setIsOpening(false)
    // An example stands in the field then, where it can be sent again.
    if (field.current) field.current.value = words
    setProblem({ code: 'not-entered', message: why })
  }
  const goTyped = () => go(field.current?.value ?? '')
  const signInFirst = () => {
    const words = field.current?.value.trim() ?? ''
    const leave = () => router.push('/login?callbackUrl=/chat')
    if (words === '') return leave()
    checkMessage(words, (checked) => {
      if ('refusal' in checked) return setProblem(checked.refusal)
      measure('composer-used')
      keepPendingSentence(checked.text)
      leave()
    })
  }

  return (
    <div className="flex flex-col gap-4">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          goTyped()
        }}
        className={`flex gap-2 rounded-card border bg-sheet p-2 ps-4 shadow-card focus-within:border-sea ${isSignedIn ? 'items-end' : 'flex-col'}`}
      >
        <textarea
          ref={field}
          aria-label={texts.whereTo}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'where-to-problem' : undefined}
          placeholder={texts.whereTo}
          rows={2}
          maxLength={LONGEST_TYPED}
          enterKeyHint="go"
          onChange={() => {
            setProblem(null)
            void loadMessageCheck()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
            event.preventDefault()
            goTyped()
          }}
          className="field-sizing-content max-h-48 min-h-[60px] w-full resize-none bg-transparent py-1.5 text-[17px] outline-none placeholder:text-ink-soft"
        />
        {isSignedIn ? (
          <button type="submit" className={SEND}>
            {texts.findFlights}
          </button>
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2">
            <Button tone="text" onClick={signInFirst}>
              {texts.signInFirst}
            </Button>
            <button type="submit" aria-disabled={isOpening || undefined} className={`${SEND} aria-disabled:cursor-progress`}>
              {isOpening ? texts.opening : texts.findFlightsAsAGuest}
            </button>
          </div>
        )}
      </form>
      {problem && (
        <p id="where-to-problem" role="alert" className="text-brick text-fact">
          {problem.message}
        </p>
      )}
      {!isSignedIn && !problem && <p className="-mt-1.5 text-fact text-ink-soft">{texts.guestsNeedNoEmail}</p>}
      {problem && <SendAnyway held={problem} onSend={goWith} />}
      <ul ref={list} aria-label={texts.examples} className="grid gap-2 sm:grid-cols-2">
        {(examples ?? flightExamples(city)).map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an example that changes stays where it is
          <li key={index} className="contents">
            <button type="button" onClick={() => go(example)} className={EXAMPLE}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The city that examples start in. It never changes while one of them is about to be pressed. */
function useCityNearBy(isWanted: boolean, list: RefObject<HTMLElement | null>): string | null {
  const cityName = useTravellerLocation(isWanted)?.homeAirport?.cityName ?? null
  const [city, setCity] = useState<string | null>(null)
  useEffect(() => {
    const isInUse = list.current?.contains(document.activeElement) || list.current?.matches(':hover')
    if (cityName && !isInUse) setCity(cityName)
  }, [cityName, list])
  return city
}

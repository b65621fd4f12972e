'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '@/lib/texts/voice'
import { spokenLanguage } from '@/lib/travel/account/spoken-language'
import { usePreferences } from '../../session/preferences'
import { useRootStore } from '../../state/root-store'
import { Button } from '../../ui/button'
import { MicrophoneIcon, StopIcon } from '../../ui/icons'
import { Popover } from '../../ui/popover'
import { listen } from './listen'
import { MICROPHONE, type MicrophoneProps } from './microphone-button'

type Talk = { finish: () => void; abandon: () => void }

/** Listens to the traveller; the words come into the composer as they are heard, and wait there for a press. It begins with its first press. */
export function Dictation({ label, text, onText, onNote }: MicrophoneProps & { label: string }) {
  const { language } = usePreferences()
  const isTold = useRootStore((state) => state.isSpeechAllowed)
  const allowSpeech = useRootStore((state) => state.allowSpeech)
  const [isAsking, setIsAsking] = useState(false)
  const [isListening, setIsListening] = useState(false)
  const talk = useRef<Talk | null>(null)
  /** What this has put into the composer: other words there are typed, or the composer was sent, and both end the talk. */
  const written = useRef<string | null>(null)

  useEffect(() => {
    if (written.current !== null && text !== written.current) talk.current?.abandon()
  }, [text])
  const opener = useRef<HTMLSpanElement>(null)
  const beginAtOnce = useEffectEvent(() => {
    // The button that was pressed is another one, without any of this.
    opener.current?.querySelector('button')?.focus()
    press()
  })
  useEffect(() => {
    beginAtOnce()
    return () => talk.current?.abandon()
  }, [])

  function begin() {
    setIsAsking(false)
    setIsListening(true)
    const before = text.trimEnd()
    written.current = text
    let problem: string | null = null
    const end = () => {
      talk.current = null
      written.current = null
      setIsListening(false)
      onNote(problem === null ? null : { text: problem, isProblem: true })
    }
    onNote({ text: texts.listening, isProblem: false })
    talk.current = listen({
      language: spokenLanguage(language, navigator.language),
      onWords: (words) => {
        written.current = before === '' ? words : `${before} ${words}`
        onText(written.current)
      },
      onProblem: (sentence) => {
        problem = sentence
      },
      onEnd: end,
    })
  }

  function press() {
    if (isListening) talk.current?.finish()
    else if (isTold) begin()
    else setIsAsking(!isAsking)
  }

  return (
    <Popover
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      label={label}
      align="end"
      trigger={(opens) => (
        <span ref={opener} className="contents">
          <button
            type="button"
            {...opens}
            {...(isTold ? { 'aria-haspopup': undefined, 'aria-expanded': undefined } : {})}
            aria-label={isListening ? texts.stopListening : label}
            onClick={press}
            className={`${MICROPHONE} ${isListening ? 'bg-brick-soft text-brick' : 'text-ink-soft hover:bg-line/40 hover:text-ink'}`}
          >
            {isListening ? <StopIcon /> : <MicrophoneIcon />}
          </button>
        </span>
      )}
    >
      <p className="text-[15px] leading-6">{texts.whoHearsYou}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          tone="primary"
          size="small"
          className="min-h-10"
          onClick={() => {
            allowSpeech()
            begin()
          }}
        >
          {texts.startSpeaking}
        </Button>
        <Button size="small" className="min-h-10" onClick={() => setIsAsking(false)}>
          {texts.notNow}
        </Button>
      </div>
    </Popover>
  )
}

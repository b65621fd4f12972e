'use client'

import { useState, useSyncExternalStore } from 'react'
import * as texts from '@/lib/texts/chat'
import { MicrophoneIcon } from '../../ui/icons'
import { createLatePart, useLatePart } from '../../ui/late-part'
import { findRecogniser } from './browser-speech'
import { MICROPHONE, type MicrophoneProps } from './microphone-button'

const lateDictation = createLatePart(() => import('./dictation').then((module) => module.Dictation))

/** Speaking instead of typing, where the browser can turn speech into text; what listens is fetched when somebody wants to speak. */
export function Microphone(props: MicrophoneProps) {
  const canListen = useSyncExternalStore(subscribe, hasRecogniser, () => false)
  const [isWanted, setIsWanted] = useState(false)
  const Dictation = useLatePart(lateDictation, isWanted, () => setIsWanted(false))
  if (!canListen) return null
  if (Dictation) return <Dictation label={texts.speakYourMessage} {...props} />
  return (
    <button
      type="button"
      aria-label={texts.speakYourMessage}
      onClick={() => setIsWanted(true)}
      className={`${MICROPHONE} text-ink-soft hover:bg-line/40 hover:text-ink`}
    >
      <MicrophoneIcon />
    </button>
  )
}

const subscribe = () => () => {}
const hasRecogniser = () => findRecogniser() !== null

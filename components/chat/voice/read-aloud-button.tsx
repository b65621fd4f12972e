'use client'

import { useEffect, useSyncExternalStore } from 'react'
import * as texts from '@/lib/texts/voice'
import { usePreferences } from '../../session/preferences'
import { useReadingStore } from '../../state/reading-store'
import { SpeakerIcon, StopIcon } from '../../ui/icons'
import { TurnButton } from '../turn-button'
import { readAloud } from './read-aloud'

/** Reads an answer aloud, where the browser can; a second press stops it, and so does another answer or leaving. */
export function ReadAloudButton({ messageId, text }: { messageId: string; text: string }) {
  const canSpeak = useSyncExternalStore(subscribe, hasVoice, () => false)
  const { language } = usePreferences()
  const isReading = useReadingStore((state) => state.messageId === messageId)
  const { begin, end } = useReadingStore.getState()

  useEffect(() => {
    if (!isReading) return
    const stop = () => speechSynthesis.cancel()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [isReading])

  function press() {
    if (isReading) return end(messageId)
    begin(messageId)
    readAloud(text, language, () => end(messageId))
  }

  if (!canSpeak) return null
  return (
    <TurnButton label={isReading ? texts.stopReading : texts.readAloud} onClick={press}>
      {isReading ? <StopIcon /> : <SpeakerIcon />}
    </TurnButton>
  )
}

const subscribe = () => () => {}
const hasVoice = () => 'speechSynthesis' in window

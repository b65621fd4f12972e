import * as texts from '@/lib/texts/voice'
import { findRecogniser, type HeardWords, type Recogniser } from './browser-speech'

const PROBLEMS: Record<string, string | null> = {
  'not-allowed': texts.microphoneNotAllowed,
  'service-not-allowed': texts.microphoneNotAllowed,
  'audio-capture': texts.noMicrophone,
  'no-speech': texts.nothingHeard,
  network: texts.speechServiceNotReached,
  'language-not-supported': texts.languageNotHeard,
  // The traveller ended it.
  aborted: null,
}

type Listening = {
  language: string
  /** All words heard so far, the last of them still uncertain. */
  onWords: (words: string) => void
  onProblem: (sentence: string) => void
  /** Called once, whatever ended it. */
  onEnd: () => void
}

/** Listens until it is stopped: `finish` waits for the last words, `abandon` wants none of them any more. */
export function listen({ language, onWords, onProblem, onEnd }: Listening): { finish: () => void; abandon: () => void } {
  const OwnRecogniser = findRecogniser()
  const nothing = { finish: () => {}, abandon: () => {} }
  if (!OwnRecogniser) return nothing
  const recogniser: Recogniser = new OwnRecogniser()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onEnd()
  }
  recogniser.lang = language
  recogniser.interimResults = true
  recogniser.continuous = true
  recogniser.onresult = ({ results }) => {
    if (!isOver) onWords(wordsOf(results))
  }
  recogniser.onerror = ({ error }) => {
    if (isOver) return
    const sentence = Object.hasOwn(PROBLEMS, error) ? PROBLEMS[error] : texts.speechNotUnderstood
    if (sentence) onProblem(sentence)
  }
  recogniser.onend = end
  try {
    recogniser.start()
  } catch (error) {
    console.warn(error)
    onProblem(texts.speechNotUnderstood)
    end()
    return nothing
  }
  return {
    finish: () => recogniser.stop(),
    abandon: () => {
      end()
      recogniser.abort()
    },
  }
}

function wordsOf(results: ArrayLike<HeardWords>): string {
  const said = Array.from(results, ({ 0: likeliest }) => likeliest?.transcript.trim() ?? '')
  return said.filter((words) => words !== '').join(' ')
}

import type { Language } from '@/lib/travel/account/languages'
import { languageOfText } from '@/lib/travel/account/spoken-language'

/** Some browsers break off after a quarter of a minute: what is read at once is shorter. */
const LONGEST_PIECE = 200

/** Reads an answer aloud in its own language; `onEnd` is called when all of it was read, and when it could not be. */
export function readAloud(markdown: string, language: Language, onEnd: () => void): void {
  const text = spokenWords(markdown)
  const tag = languageOfText(text, language, navigator.language)
  const pieces = piecesOf(text)
  speechSynthesis.cancel()
  pieces.forEach((piece, index) => {
    const utterance = new SpeechSynthesisUtterance(piece)
    utterance.lang = tag
    utterance.voice = ownVoice(tag)
    if (index === pieces.length - 1) utterance.onend = onEnd
    utterance.onerror = onEnd
    speechSynthesis.speak(utterance)
  })
  if (pieces.length === 0) onEnd()
}

/** A voice of the device itself, which sends nothing anywhere; null leaves it to the browser. */
function ownVoice(tag: string): SpeechSynthesisVoice | null {
  const [code] = tag.split('-')
  const voices = speechSynthesis.getVoices().filter(({ lang, localService }) => localService && lang.split(/[-_]/)[0] === code)
  return voices.find(({ lang }) => lang.replace('_', '-') === tag) ?? voices[0] ?? null
}

/** The words of an answer without the marks of its Markdown; a link is its words, a table its cells. */
export function spokenWords(markdown: string): string {
  return markdown
    .replace(/^[ \t:|-]*-{3}[ \t:|-]*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ', ')
    .replace(/[*_`~]/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Sentences, put together as long as they stay short. */
function piecesOf(text: string): string[] {
  const sentences = text.match(/[^.!?।\n]+(?:[.!?।]+(?=\s|$)|[.!?।]|\n|$)+/gu) ?? []
  const pieces: string[] = []
  for (const sentence of sentences) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) pieces[pieces.length - 1] = last + sentence
    else pieces.push(sentence)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

import { askedFor } from './asked'
import type { Act, Beat, Script, View } from './traveller'

/** A person says a thing twice, not three times. */
const MOST_ANSWERS = 2

/** Turns words into the traveller's own way of saying them; `name` makes every sentence's choice its own. */
export type Speak = (phrases: string[], name: string) => string

/** What the traveller does next; the same view gives the same act. First what is asked and known, then the script. */
export function reply({ beats, answers = {} }: Script, view: View, speak: Speak): Act {
  const asked = askedFor(view)
  const known = asked && answers[asked]
  const times = view.done.filter((name) => name.startsWith(`answer ${asked} `)).length
  if (asked && known && times >= MOST_ANSWERS) return { type: 'done', reason: 'stuck' }
  if (asked && known) {
    const name = `answer ${asked} ${times + 1}`
    return { type: 'say', name, words: speak(known, name), meant: null, hears: null }
  }
  const next = beats.findIndex((beat, index) => index > lastBeat(view.done) && (beat.onlyIf?.(view) ?? true))
  const beat = beats[next]
  return beat ? play(beat, next, view, speak) : { type: 'done', reason: 'finished' }
}

/** The name that a beat has in `done`. */
export function beatName(index: number): string {
  return `beat ${index}`
}

function lastBeat(done: string[]): number {
  const name = done.findLast((entry) => entry.startsWith('beat '))
  return name ? Number(name.slice('beat '.length)) : -1
}

function play(beat: Beat, index: number, view: View, speak: Speak): Act {
  const name = beatName(index)
  if ('click' in beat) {
    const click = beat.click(view)
    return click ? { type: 'click', name, click } : { type: 'done', reason: 'stuck' }
  }
  const phrases = typeof beat.say === 'function' ? beat.say(view) : beat.say
  const meant = beat.meant?.(view) ?? null
  if (!phrases || (beat.meant && !meant)) return { type: 'done', reason: 'stuck' }
  return { type: 'say', name, words: speak(phrases, name), meant, hears: beat.hears?.(view) ?? null }
}

import { capitalised, listOf } from '../say/phrases'
import { sayUnsupported } from '../say/say-talk'
import { readAllExtras } from '../understand/asking/extras'
import type { Position } from './decide'

const NAMES = {
  seat: 'seats',
  meal: 'meals',
  assistance: 'assistance',
  insurance: 'insurance',
  miles: 'miles',
  upgrade: 'upgrades',
} as const

/** What else the message wished for and nothing here can do: one sentence for it, or for all of it. */
export function sayBesides({ understood, table }: Position): string | null {
  const extras = readAllExtras(understood.words)
  if (extras.length > 1) {
    return `${capitalised(listOf(extras.map((extra) => NAMES[extra])))} are arranged with the airline after booking, not here.`
  }
  const topic = extras[0] ?? understood.unsupported
  // Beside another answer one sentence is enough.
  return topic && topic !== 'several-cities' ? (sayUnsupported(topic, table.answers).split(/(?<=\.)\s/)[0] ?? null) : null
}

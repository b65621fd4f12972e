import { sentences } from '../say/phrases'
import { sayKept } from '../say/say-kept'
import { sayUnsupported } from '../say/say-talk'
import { isAncillaryResult } from '../tool-results'
import { ancillaryContext } from '../understand/ancillaries/ancillary-context'
import { heldAncillaries } from '../understand/ancillaries/held-ancillaries'
import { readAncillaries } from '../understand/ancillaries/read-ancillaries'
import { readArranged } from '../understand/asking/extras'
import type { Position } from './decide'

/** What else the message wished for: when its seats and meals are chosen, and a sentence for what nothing here can do. */
export function sayBesides({ understood, table, made }: Position): string | null {
  const isBought = made.some(isAncillaryResult)
  const open = isBought ? [] : understood.ancillaries.filter(({ kind, wish }) => wish === 'take' && kind !== 'bags')
  const promise = open.length > 0 ? sayKept(heldAncillaries(table), open, table.answers) : null
  const context = { ...ancillaryContext(table), isReady: false, spokenOf: null }
  const [topic = understood.unsupported] = readArranged(readAncillaries(understood.words, context).rest)
  // Beside another answer one sentence is enough.
  const other = topic && topic !== 'several-cities' ? (sayUnsupported(topic, table.answers).split(/(?<=\.)\s/)[0] ?? null) : null
  return sentences(promise, other) || null
}

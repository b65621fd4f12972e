import type { Language } from '../grammar/languages'
import { kept } from '../kept'
import { conceptsOf } from './concepts'
import FORMS from './forms.json' with { type: 'json' }
import { isGrave, type Topic } from './topics'

type Form = { topic: Topic; needed: string[]; barred: string[] }

const forms: Form[] = Object.entries(FORMS).flatMap(([topic, lines]) =>
  lines.map((line) => {
    const terms = line.split(' ')
    return {
      topic: topic as Topic,
      needed: terms.filter((term) => !term.startsWith('!')),
      barred: terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1)),
    }
  }),
)

/** With this many concepts a form is too specific for the model to overrule. */
const PARTICULAR = 3

/**
 * The topic of the first form with all its concepts present and none of its barred ones (`bag how-many !lost`), and whether the model may
 * overrule it; null if none fits.
 */
export function topicByForm(concepts: readonly string[]): { topic: Topic; isFinal: boolean } | null {
  const found = new Set(concepts)
  const fits = ({ needed, barred }: Form) => needed.every((concept) => found.has(concept)) && !barred.some((concept) => found.has(concept))
  const form = forms.find(fits)
  if (!form) return null
  const { topic, needed } = form
  return { topic, isFinal: needed.length >= PARTICULAR || isGrave(topic) || topic === 'insult' }
}

/** Someone in need, or a request nobody may fulfil: nothing else in the message counts. */
export const saysGrave = kept((words: string, language: Language): boolean => {
  const formed = topicByForm(conceptsOf(words, language))
  return formed !== null && isGrave(formed.topic)
})

import { kept } from '../kept'
import { conceptsIn, wordsOf } from './concepts'
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

/** From so many concepts on a form is too particular to be overruled by the model. */
const PARTICULAR = 3

/**
 * The topic of the first form whose concepts are all there and none of those it bars (`bag how-many !lost`), and whether the model may
 * overrule it; null where none fits.
 */
export function topicByForm(concepts: readonly string[]): { topic: Topic; isFinal: boolean } | null {
  const found = new Set(concepts)
  const fits = ({ needed, barred }: Form) => needed.every((concept) => found.has(concept)) && !barred.some((concept) => found.has(concept))
  const form = forms.find(fits)
  if (!form) return null
  const { topic, needed } = form
  return { topic, isFinal: needed.length >= PARTICULAR || isGrave(topic) || topic === 'insult' }
}

/** Someone in need, or a call for something that nobody may have: nothing else in the message counts. */
export const saysGrave = kept((words: string): boolean => {
  const formed = topicByForm(conceptsIn(wordsOf(words)))
  return formed !== null && isGrave(formed.topic)
})

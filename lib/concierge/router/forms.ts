import FORMS from './forms.json' with { type: 'json' }
import type { Topic } from './topics'

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

/** The topic of the first form whose concepts are all there and none of those it bars (`bag how-many !lost`); null where none fits. */
export function topicByForm(concepts: readonly string[]): Topic | null {
  const found = new Set(concepts)
  const fits = ({ needed, barred }: Form) => needed.every((concept) => found.has(concept)) && !barred.some((concept) => found.has(concept))
  return forms.find(fits)?.topic ?? null
}

import { Classifier } from './classifier'
import { conceptsIn, wordsOf } from './concepts'
import { featuresOf } from './features'
import { topicByForm } from './forms'
import { isTopic, LABELS, type Label, type Topic } from './topics'
import WEIGHTS from './weights.json' with { type: 'json' }

/** What one clause asks about: a topic and how sure that is, two topics of which either may be meant, or null for neither. */
export type TopicReading = { topic: Topic; p: number } | { between: [Topic, Topic] } | null

const ACCEPTED = 0.6
const OFFERED = 0.35
/** The model overrules a form only where it is this sure of something else. */
const OVERRULES = 0.9

/** Concepts of other trades and of small talk. */
const OF_OTHERS = /^(?:daily-|vacation-request|cook|play|knowledge|assistant)/

const classifier = new Classifier(WEIGHTS)

/** The topic of a clause: by a form over its concepts in the clear cases, else by the trained model; about 0.05 ms. */
export function topicOf(clause: string): TopicReading {
  const { formed, ranked } = read(clause)
  const [best, next] = ranked
  if (formed && (formed.isFinal || best.p < OVERRULES)) return { topic: formed.topic, p: ACCEPTED + (1 - ACCEPTED) / 2 }
  if (!isTopic(best.label)) return null
  if (best.p >= ACCEPTED) return { topic: best.label, p: best.p }
  return best.p >= OFFERED && isTopic(next.label) ? { between: [best.label, next.label] } : null
}

/** Whether a clause is of another trade or none: a joke, a sum, a bank account, a restaurant. */
export function isOffTopic(clause: string): boolean {
  const { concepts, formed, ranked } = read(clause)
  const isOfOthers = concepts.some((concept) => OF_OTHERS.test(concept))
  return formed === null && isOfOthers && ranked[0].label === 'off-topic' && ranked[0].p >= ACCEPTED
}

/** Whether a clause is about the search or the flights themselves: where to, when, who, which one. */
export function isOfTrip(clause: string): boolean {
  const { formed, ranked } = read(clause)
  return formed === null && ranked[0].label === 'trip' && ranked[0].p >= ACCEPTED
}

type Ranked = { label: Label; p: number }

function read(clause: string): { concepts: string[]; formed: ReturnType<typeof topicByForm>; ranked: [Ranked, Ranked] } {
  const concepts = conceptsIn(wordsOf(clause))
  const formed = topicByForm(concepts)
  const probabilities = classifier.probabilities(featuresOf(clause))
  let [best, next] = [0, 1]
  for (let index = 0; index < probabilities.length; index += 1) {
    if ((probabilities[index] ?? 0) > (probabilities[best] ?? 0)) [best, next] = [index, best]
    else if (index !== best && (next === best || (probabilities[index] ?? 0) > (probabilities[next] ?? 0))) next = index
  }
  const ranked = (index: number): Ranked => ({ label: LABELS[index] ?? 'trip', p: probabilities[index] ?? 0 })
  return { concepts, formed, ranked: [ranked(best), ranked(next)] }
}

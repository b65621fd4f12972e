import type { Language } from '../grammar/languages'
import { kept } from '../kept'
import { Classifier } from './classifier'
import { conceptsOf } from './concepts'
import { featuresOf } from './features'
import { topicByForm } from './forms'
import { isTopic, LABELS, type Label, type Topic } from './topics'
import WEIGHTS from './weights.json' with { type: 'json' }

/** What one clause asks about: a topic with its confidence, two topics if either may be meant, or null for neither. */
export type TopicReading = { topic: Topic; p: number } | { between: [Topic, Topic] } | null

const ACCEPTED = 0.68
const OFFERED = 0.48
/** The model overrules a form only with at least this confidence in another topic, or in a matter that's none of ours. */
const OVERRULES = 0.9
const OVERRULES_OFF_TOPIC = 0.75

/** What a clause must say itself to be on a topic, whatever it resembles: "half my money gone on flights" is about no payment. */
const SAID_OF: Partial<Record<Topic, readonly string[]>> = { 'payment-problem': ['payment-failed', 'pay', 'card'] }

/** Concepts of unsupported topics and small talk. */
const OF_OTHERS = /^(?:daily-|vacation-request|cook|play|knowledge|assistant)/

const classifier = new Classifier(WEIGHTS)

/** The topic of a clause: from a form over its concepts if clear, else from the trained model; about 0.05 ms. */
export function topicOf(clause: string, language: Language = 'en'): TopicReading {
  const { concepts, formed, ranked } = read(clause, language)
  const [best] = ranked
  const needed = best?.label === 'off-topic' ? OVERRULES_OFF_TOPIC : OVERRULES
  if (formed && (formed.isFinal || !best || best.p < needed)) return { topic: formed.topic, p: ACCEPTED + (1 - ACCEPTED) / 2 }
  if (!best) return null
  if (isTopic(best.label) && SAID_OF[best.label]?.some((concept) => concepts.includes(concept)) === false) return null
  if (isTopic(best.label) && best.p >= ACCEPTED) return { topic: best.label, p: best.p }
  const [first, second] = ranked.flatMap(({ label, p }) => (isTopic(label) ? { label, p } : []))
  return first && second && first.p >= OFFERED ? { between: [first.label, second.label] } : null
}

/** The likelihood of each topic for a clause. A topic that a form names is likely whatever the model says. */
export function likelihoods(clause: string, language: Language = 'en'): ReadonlyMap<Label | Topic, number> {
  const { formed, ranked } = read(clause, language)
  const likely = new Map<Label | Topic, number>(ranked.map(({ label, p }) => [label, p]))
  if (formed) likely.set(formed.topic, Math.max(ACCEPTED + (1 - ACCEPTED) / 2, likely.get(formed.topic) ?? 0))
  return likely
}

/** Whether a clause is on an unsupported topic: a joke, a sum, a bank account, a restaurant. */
export function isOffTopic(clause: string, language: Language = 'en'): boolean {
  const { concepts, formed, ranked } = read(clause, language)
  const isOfOthers = concepts.some((concept) => OF_OTHERS.test(concept))
  return formed === null && isOfOthers && ranked[0]?.label === 'off-topic' && ranked[0].p >= ACCEPTED
}

/** Whether a clause is about the search or the flights: where to, when, who, which one. */
export function isOfTrip(clause: string, language: Language = 'en'): boolean {
  const { formed, ranked } = read(clause, language)
  return formed === null && ranked[0]?.label === 'trip' && ranked[0].p >= ACCEPTED
}

type Ranked = { label: Label; p: number }

const read = kept((clause: string, language: Language) => {
  const concepts = conceptsOf(clause, language)
  const probabilities = classifier.probabilities(featuresOf(clause, language))
  const ranked: Ranked[] = LABELS.map((label, index) => ({ label, p: probabilities[index] ?? 0 })).toSorted((one, other) => other.p - one.p)
  return { concepts, formed: topicByForm(concepts), ranked }
})

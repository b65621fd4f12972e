import { softmax, type TopicWeights } from './classifier'
import { featuresOf } from './features'
import { LABELS, type Label } from './topics'

const ROUNDS = 30
const RATE = 0.5
const SHRINKING = 0.001
/** A pair of concepts counts when it was seen this often, a word or a concept at once. */
const FEWEST_PAIRS = 3
/** Weights below this, in hundredths, are left out. */
const SMALLEST = 18

type Example = { features: number[]; label: number }

/**
 * Learns the topics of sentences: logistic regression over `featuresOf`, by gradient steps with a rate that falls for each weight (AdaGrad).
 * The same corpora give the same weights, as the order of the steps is drawn from a fixed seed.
 */
export function trainTopics(corpora: Readonly<Record<Label, readonly string[]>>): TopicWeights {
  const said = LABELS.flatMap((label, index) => corpora[label].map((sentence) => ({ features: featuresOf(sentence), label: index })))
  const names = vocabulary(said.map(({ features }) => features))
  const numbers = new Map(names.map((name, index) => [name, index]))
  const examples: Example[] = said.map(({ features, label }) => ({
    features: ['', ...features].flatMap((name) => numbers.get(name) ?? []),
    label,
  }))
  return written(names, learn(examples, names.length))
}

function vocabulary(sentences: string[][]): string[] {
  const counts = new Map<string, number>()
  for (const features of sentences) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return ['', ...[...counts].filter(([name, count]) => count >= FEWEST_PAIRS || !name.includes('+')).map(([name]) => name)]
}

function learn(examples: Example[], size: number): Float64Array {
  const labels = LABELS.length
  const weights = new Float64Array(size * labels)
  const squares = new Float64Array(size * labels).fill(0.1)
  const random = seeded(7)
  const order = [...examples]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const { features, label } of order) {
      const scores = new Float64Array(labels)
      for (const feature of features)
        for (let at = 0; at < labels; at += 1) scores[at] = (scores[at] ?? 0) + (weights[feature * labels + at] ?? 0)
      const shares = softmax(scores)
      for (const feature of features) {
        for (let at = 0; at < labels; at += 1) {
          const where = feature * labels + at
          const slope = (shares[at] ?? 0) - (at === label ? 1 : 0) + SHRINKING * (weights[where] ?? 0)
          squares[where] = (squares[where] ?? 0) + slope * slope
          weights[where] = (weights[where] ?? 0) - (RATE * slope) / Math.sqrt(squares[where] ?? 1)
        }
      }
    }
  }
  return weights
}

function written(names: string[], weights: Float64Array): TopicWeights {
  const lines = names.map((name, feature): [string, string] => {
    const own = LABELS.map((_, at): [number, number] => [at, Math.round((weights[feature * LABELS.length + at] ?? 0) * 100)])
    return [name, own.flatMap(([at, weight]) => (Math.abs(weight) < SMALLEST ? [] : `${at}:${weight}`)).join(' ')]
  })
  return Object.fromEntries(lines.filter(([, line]) => line !== '').toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const [one, two] = [list[index], list[other]]
    if (one !== undefined && two !== undefined) [list[index], list[other]] = [two, one]
  }
}

/** Numbers from 0 to below 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

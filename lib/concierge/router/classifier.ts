import { LABELS } from './topics'

/** Weights as written: for each feature the labels it speaks for or against, as `label:weight` in hundredths; `''` is the bias. */
export type TopicWeights = Record<string, string>

type Weighed = { labels: Uint8Array; weights: Float64Array }

/** A linear model with a softmax over `LABELS`. */
export class Classifier {
  private readonly byFeature = new Map<string, Weighed>()

  constructor(written: TopicWeights) {
    for (const [feature, line] of Object.entries(written)) {
      const pairs = line.split(' ').map((pair) => pair.split(':').map(Number))
      this.byFeature.set(feature, {
        labels: Uint8Array.from(pairs, ([label = 0]) => label),
        weights: Float64Array.from(pairs, ([, weight = 0]) => weight / 100),
      })
    }
  }

  /** How likely each label is, in the order of `LABELS`; they add up to 1. */
  probabilities(features: readonly string[]): Float64Array {
    const scores = new Float64Array(LABELS.length)
    for (const feature of ['', ...features]) {
      const weighed = this.byFeature.get(feature)
      if (!weighed) continue
      for (const [index, label] of weighed.labels.entries()) scores[label] = (scores[label] ?? 0) + (weighed.weights[index] ?? 0)
    }
    return softmax(scores)
  }
}

/** Scores turned into shares of 1, in place. */
export function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - top)
    sum += scores[index] ?? 0
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum
  return scores
}

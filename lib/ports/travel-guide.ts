import type { GuidePassage } from '../travel/guide/guide-article-schema'

/** Our articles about travelling and about our places, searched by what somebody asks. */
export type TravelGuide = {
  /**
   * What answers a question, best first; empty where no article does. `place` is the slug of a place's page; passages of places come
   * only for that one, or for a place that the question names.
   */
  find(question: string, place?: string | null): GuidePassage[]
}

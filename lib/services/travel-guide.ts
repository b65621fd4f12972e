import { createTravelGuide } from '../adapters/guide/travel-guide'
import { likelihoods } from '../concierge/router/topic-of'
import { GUIDE_ARTICLES } from '../content/guide-articles'
import GUIDE_WORDS from '../content/guide-words.json' with { type: 'json' }
import { PLACE_ARTICLES } from '../content/place-articles'
import type { TravelGuide } from '../ports/travel-guide'

let opened: TravelGuide | null = null

/** Our guide, indexed with the first question of the process: a start does not wait for it. */
export const TRAVEL_GUIDE: TravelGuide = {
  find(question, place) {
    opened ??= createTravelGuide({ articles: GUIDE_ARTICLES, ofPlaces: PLACE_ARTICLES, words: GUIDE_WORDS, likelihoods })
    return opened.find(question, place)
  },
}

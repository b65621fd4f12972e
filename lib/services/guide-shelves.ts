import { likelihoods } from '../concierge/router/topic-of'
import { GUIDE_ARTICLES } from '../content/guide-articles'
import GUIDE_WORDS from '../content/guide-words.json' with { type: 'json' }
import { PLACE_ARTICLES } from '../content/place-articles'

/** What our guide is searched in: its articles and those of our places, words that mean the same, and how likely a question's topics are. */
export const GUIDE_SHELVES = { articles: GUIDE_ARTICLES, ofPlaces: PLACE_ARTICLES, words: GUIDE_WORDS, likelihoods }

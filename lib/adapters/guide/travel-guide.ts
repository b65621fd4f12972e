import type { TravelGuide } from '../../ports/travel-guide'
import { type GuideArticle, type GuidePassage, guidePassageSchema, type PlaceArticle } from '../../travel/guide/guide-article-schema'
import { type Entry, type Found, openIndex } from './article-index'
import { createTermReader, foldedWords, type GuideWords, withoutNames } from './guide-terms'

const MOST_PASSAGES = 3
/** The share of a question that an article must cover to answer it; less is enough where its topic is likely. All measured by `npm run eval:guide`. */
const LEAST_COVERED = 0.5
const LEAST_OF_TOPIC = 0.1
const LIKELY = 0.4
const SURE = 0.5
const CERTAIN = 0.75
/** What a sure topic adds to the fit of its articles. */
const OF_TOPIC = 2
const OF_OTHERS = 1
/** What a bare topic adds to the fit of its overview. */
const OF_OVERVIEW = 2
/** A passage that is much worse than the best is no second answer. */
const NEARLY_AS_GOOD = 0.5
/** Matters that no article is about. */
const OTHER_MATTERS = ['off-topic', 'courtesy', 'trip']

/** `likelihoods` tells how likely a question is about each topic of the articles, or about another matter. */
type Shelves = {
  articles: readonly GuideArticle[]
  ofPlaces: readonly PlaceArticle[]
  words: GuideWords
  likelihoods: (question: string) => ReadonlyMap<string, number>
}

/** The guide over its articles: those on travelling, and those of each place, which are searched where a place is meant. */
export function createTravelGuide({ articles, ofPlaces, words, likelihoods }: Shelves): TravelGuide {
  const read = createTermReader(words)
  // A start does not wait for it: the first question opens it.
  const general = keptBySlug(() => openIndex(articles, read))
  const overviews = new Map(articles.flatMap((article) => (article.overviewOf ? [[article.overviewOf, article]] : [])))
  const places = new Map(ofPlaces.map(({ place }) => [foldedWords(place.name).join(' '), place]))
  const indexOf = keptBySlug((slug) =>
    openIndex(
      ofPlaces.filter(({ place }) => place.slug === slug),
      read,
    ),
  )

  function findGeneral(question: string): Found[] {
    const likely = likelihoods(question)
    const isOther = OTHER_MATTERS.some((matter) => (likely.get(matter) ?? 0) >= CERTAIN)
    const [topic, sure] = [...likely]
      .filter(([one]) => overviews.has(one))
      .reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
    // "I need a wheelchair" asks nothing more of its topic.
    const isBare = read(question).units.length <= 1
    const found = general('')
      .find(withoutNames(question))
      .flatMap((one) => {
        const p = Math.max(0, ...topicsOf(one.article).map((each) => likely.get(each) ?? 0))
        const isAnswer = (one.isAbout && one.covered >= LEAST_COVERED && !isOther) || (p >= LIKELY && one.covered >= LEAST_OF_TOPIC)
        // What is surely about another topic only shares a word with it.
        const factor = p > 0.1 ? 1 + OF_TOPIC * p : 1 - OF_OTHERS * Math.max(0, sure - SURE)
        return isAnswer ? [{ ...one, score: one.score * factor * (isBare && one.article === overviews.get(topic) ? OF_OVERVIEW : 1) }] : []
      })
    const overview = sure >= SURE ? overviews.get(topic) : undefined
    if (!overview || found.some(({ article }) => topicsOf(article).includes(topic))) return bestOf(found)
    const best = Math.max(1, ...found.map(({ score }) => score))
    return bestOf([...found, { article: overview, score: best * (sure >= CERTAIN ? 1.1 : 0.9), covered: LEAST_OF_TOPIC, isAbout: true }])
  }

  return {
    find(question, place = null) {
      const asked = ` ${foldedWords(question).join(' ')} `
      const [name, named] = [...places].find(([one]) => asked.includes(` ${one} `)) ?? []
      const found = findGeneral(question)
      const slug = named?.slug ?? place
      if (slug === null) return passagesOf(found)
      const rest = name === undefined ? question : asked.replace(` ${name} `, ' ')
      const here = bestOf(
        indexOf(slug)
          .find(rest)
          .filter(({ covered, isAbout }) => isAbout && covered >= LEAST_COVERED),
      )
      const isOfPlace = (here[0]?.covered ?? 0) >= (found[0]?.covered ?? 0)
      return passagesOf(isOfPlace ? [...here, ...found] : [...found, ...here])
    },
  }
}

function topicsOf(article: Entry): readonly string[] {
  return 'topics' in article ? article.topics : []
}

function bestOf(found: readonly Found[]): Found[] {
  const best = Math.max(...found.map(({ score }) => score))
  return found.filter(({ score }) => score >= best * NEARLY_AS_GOOD).toSorted((one, other) => other.score - one.score)
}

function passagesOf(found: readonly Found[]): GuidePassage[] {
  return found.slice(0, MOST_PASSAGES).map(({ article }) => guidePassageSchema.parse(article))
}

function keptBySlug<Value>(make: (slug: string) => Value): (slug: string) => Value {
  const kept = new Map<string, Value>()
  return (slug) => {
    const value = kept.get(slug) ?? make(slug)
    kept.set(slug, value)
    return value
  }
}

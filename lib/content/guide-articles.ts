import type { GuideArticle } from '../travel/guide/guide-article-schema'
import articles from './guide-articles.json' with { type: 'json' }

/** The guide's articles on travelling, as `npm run content:guide` reads them from `guide/*.md`, which a test compares. */
export const GUIDE_ARTICLES: readonly GuideArticle[] = articles

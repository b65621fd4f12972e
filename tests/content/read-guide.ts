import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readArticle } from '@/lib/content/guide-article'
import type { GuideArticle } from '@/lib/travel/guide/guide-article-schema'

const FOLDER = path.resolve(import.meta.dirname, '../../lib/content/guide')
/** The articles as the app reads them: a server that is packed has no source tree. */
export const BUNDLE = path.resolve(import.meta.dirname, '../../lib/content/guide-articles.json')

/** Every article of `lib/content/guide`, by its file's name. */
export function readGuide(): GuideArticle[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readArticle(file, readFileSync(path.join(FOLDER, file), 'utf8')))
}

export function bundleOf(articles: GuideArticle[]): string {
  return `${JSON.stringify(articles, null, 1)}\n`
}

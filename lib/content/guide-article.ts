import { type GuideArticle, guideArticleSchema } from '../travel/guide/guide-article-schema'
import { faultsOf, WITH_VALUES } from './read-pages'

/** What an article's file says wrong, for whoever writes it: the file, the field, and what the field should be. */
export class ArticleFault extends Error {}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const FIELD = /^(\w+):(?: (.+))?$/
const ITEM = /^ {2}- (.+)$/

/**
 * An article read from its Markdown file, `<id>.md`: front matter with `title`, `questions`, `scope`, `source`, `url` and `asOf`, then
 * paragraphs of plain text. Throws an `ArticleFault` where a field is missing, unknown or out of its bounds.
 */
export function readArticle(file: string, written: string): GuideArticle {
  const [, front, body] = FILE.exec(written) ?? []
  if (front === undefined || body === undefined) throw new ArticleFault(`${file}: begins with front matter between two lines of “---”`)
  const { source, url, ...fields } = readFields(file, front)
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
  const parsed = guideArticleSchema
    .strict()
    .safeParse({ ...fields, id: file.replace(/\.md$/, ''), source: { name: source, url }, paragraphs }, WITH_VALUES)
  if (parsed.success) return parsed.data
  const faults = faultsOf(parsed.error).map(({ field, sentence }) => `${file}: ${field || 'front matter'} ${sentence}`)
  throw new ArticleFault(faults.join('\n'))
}

/** `key: words`, or `key:` with a list of `  - words` below it. */
function readFields(file: string, front: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {}
  let list: string[] | null = null
  for (const line of front.split('\n')) {
    const [, item] = ITEM.exec(line) ?? []
    const [, key, value] = FIELD.exec(line) ?? []
    if (item !== undefined && list) list.push(item)
    else if (key === undefined) throw new ArticleFault(`${file}: “${line}” is neither “key: words” nor an item of a list`)
    else {
      list = value === undefined ? [] : null
      fields[key] = list ?? value ?? ''
    }
  }
  return fields
}

import { z } from 'zod'

/** Letters: a model reads no more of one text (lib/chat/plain-json.ts). */
export const LONGEST_PARAGRAPH = 400

const line = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^<>\n]+$/u, 'it must be plain text in one line')

/** Who says so, and where: an official page, or our own page of a place. */
const sourceSchema = z.object({
  name: line(3, 80),
  url: z.string().regex(/^(?:https:\/\/[\w.-]+\.[a-z]{2,}(?:\/[^\s<>"]*)?|\/destination\/[a-z-]+)$/, 'it must be an https address'),
})

/** What the guide gives for a question: a few sentences, with their source and the day they were written. */
export const guidePassageSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The answer first, then what else helps. */
  paragraphs: z.array(z.string()).min(1),
  source: sourceSchema,
  asOf: z.iso.date(),
})
export type GuidePassage = z.infer<typeof guidePassageSchema>

/** How an article is found. */
const foundBySchema = z.object({
  /** How travellers ask for it. */
  questions: z.array(line(8, 120)).min(3).max(6),
  /** What it is about, in words that are searched, too. */
  scope: z.array(line(2, 40)).min(1).max(8),
})

/** One article of the guide, within the bounds that its writers keep: an answer is short, and never a bare line. */
export const guideArticleSchema = guidePassageSchema.extend({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'it must be words in small letters, joined by hyphens'),
  title: line(4, 70),
  paragraphs: z
    .array(line(20, LONGEST_PARAGRAPH))
    .min(1)
    .max(3)
    .refine((paragraphs) => wordCount(paragraphs) >= 40 && wordCount(paragraphs) <= 180, 'must have 40 to 180 words together'),
  ...foundBySchema.shape,
  /** The topics of questions that it may answer, by the names that whoever reads questions gives them. */
  topics: z.array(z.string()).min(1).max(4),
  /** The topic that it answers where nothing more is asked. */
  overviewOf: z.string().optional(),
})
export type GuideArticle = z.infer<typeof guideArticleSchema>

/** A passage about one of our places, by the slug of its page. */
export type PlaceArticle = GuidePassage & z.infer<typeof foundBySchema> & { place: { slug: string; name: string } }

function wordCount(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(' ').length
}

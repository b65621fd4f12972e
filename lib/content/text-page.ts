import { z } from 'zod'
import { prose, slugSchema } from './words'

/** One part of a page of words; `id` is its address on the page, `points` stand below the paragraphs, `ways` lead to where something is done. */
const textSectionSchema = z.object({
  id: slugSchema,
  title: prose(5, 70),
  paragraphs: z.array(prose(40, 700)).min(1).max(5),
  points: z.array(prose(20, 400)).min(2).max(10).optional(),
  ways: z
    .array(z.object({ href: z.string().regex(/^\/[\w/#-]*$/), label: prose(4, 60) }))
    .min(1)
    .max(4)
    .optional(),
})
export type TextSection = z.infer<typeof textSectionSchema>

/** A page of words alone, such as the terms. The site adds its name to the title. */
export const textPageSchema = z.object({
  path: z.string().regex(/^\/[a-z-]+$/),
  name: prose(4, 40),
  title: prose(10, 49),
  description: prose(80, 155),
  lead: prose(150, 450),
  sections: z.array(textSectionSchema).min(4).max(14),
  /** When the words were last changed. */
  changedOn: z.iso.date(),
})
export type TextPage = z.infer<typeof textPageSchema>

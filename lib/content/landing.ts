import { z } from 'zod'
import { prose, questionSchema, slugSchema } from './words'

/** A page for those who come with one wish: one file each in `landings/`, one page each at `/<slug>`. */
export const landingSchema = z.strictObject({
  slug: slugSchema,
  /** As ways to it are called. */
  name: prose(5, 40),
  title: prose(10, 60),
  description: prose(80, 155),
  lead: prose(150, 450),
  /** For the composer: what one could say, in a traveller's own words. The first names nothing that is left open. */
  sentences: z.array(prose(20, 120)).min(2).max(4),
  sections: z
    .array(z.object({ title: prose(5, 70), paragraphs: z.array(prose(120, 700)).min(1).max(3) }))
    .min(3)
    .max(6),
  /** Slugs of what it leads to. */
  destinations: z.array(slugSchema).min(3).max(9),
  itineraries: z.array(slugSchema).max(6),
  questions: z.array(questionSchema).min(3).max(5),
  writtenOn: z.iso.date(),
})
export type Landing = z.infer<typeof landingSchema>

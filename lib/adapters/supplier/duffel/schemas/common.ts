import { z } from 'zod'

// Duffel's types lag behind its answers: what is unknown is ignored, a list that is null is empty, what is not needed may be missing.

/** A text, or null when it is missing, empty or of another type. */
export const looseText = z
  .string()
  .trim()
  .min(1)
  .nullish()
  .catch(null)
  .transform((text) => text ?? null)

export const looseNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)
  .transform((number) => number ?? null)

export const looseBoolean = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** An amount as Duffel writes it; a number is taken as its shortest decimal text. */
export const amountText = z.union([z.string(), z.number().transform(String)])

/** A list in which what cannot be read is left out. */
export function looseList<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((list) => (list ?? []).flatMap((entry) => kept(item, entry)))
}

function kept<Item extends z.ZodType>(item: Item, entry: unknown): z.output<Item>[] {
  const read = item.safeParse(entry)
  return read.success ? [read.data] : []
}

export const textList = looseList(z.string())

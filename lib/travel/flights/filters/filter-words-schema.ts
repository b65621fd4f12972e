import { z } from 'zod'
import type { FilterWord } from './facet'
import { FILTER_WORDS, type SaidOf, type WordName } from './filter-words'

/** The fields of the filter tool's input. Kept plain for the wire: the workflow refines them. */
export const filterWordsShape = Object.fromEntries(
  FILTER_WORDS.map(({ wordName, word }) => {
    const schema = schemaOf(word).nullable().optional()
    return [wordName, word.describe ? schema.describe(word.describe) : schema]
  }),
  // Each schema is made from the word that its type is made from.
) as { [Name in WordName]: z.ZodOptional<z.ZodNullable<z.ZodType<SaidOf[Name], SaidOf[Name]>>> }

function schemaOf(word: FilterWord): z.ZodType {
  switch (word.kind) {
    case 'least':
    case 'most':
      return z.number()
    case 'after':
    case 'before':
      return z.string()
    case 'flag':
      return z.boolean()
    case 'some':
      return z.array(z.enum(word.of))
    case 'names':
      return z.array(z.string().max(80)).max(20)
  }
}

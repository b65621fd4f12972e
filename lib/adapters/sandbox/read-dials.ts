/** By the word that sets it: the field, its upper bound, and whether it is a share from 0 to 1 or a whole number. */
export type DialWords<Field extends string> = ReadonlyMap<string, { field: Field; most: number; isShare: boolean }>

/**
 * Reads the dials of a sandbox: words such as `delay=2000`, apart by spaces, all of them optional. A fault is a phrase to stand after
 * the variable's name; like every fault of the environment it does not repeat what was set.
 */
export function readDials<Field extends string>(
  text: string,
  { ordinary, words, example }: { ordinary: Record<Field, number>; words: DialWords<Field>; example: string },
): { dials: Record<Field, number> } | { fault: string } {
  const dials = { ...ordinary }
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [name = '', figure = '', ...rest] = word.split('=')
    const known = words.get(name)
    if (!known || rest.length > 0) {
      return { fault: `must hold words such as ${example}, apart by spaces; there are ${[...words.keys()].join(', ')}` }
    }
    const value = (known.isShare ? /^\d*\.?\d+$/ : /^\d+$/).test(figure) ? Number(figure) : Number.NaN
    if (!(value <= known.most)) {
      return { fault: `sets ${name} to something that is not a ${known.isShare ? 'share' : 'whole number'} from 0 to ${known.most}` }
    }
    dials[known.field] = value
  }
  return { dials }
}

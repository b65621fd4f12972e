const MOST_CHARACTERS = 48

/** How a thread is called until its trip is known: the traveller's first words, on one line and cut where they are long. */
export function firstName(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length <= MOST_CHARACTERS ? words : `${words.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
}

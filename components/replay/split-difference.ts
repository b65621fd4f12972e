/** The three pieces of a difference, "price: was 3, is 4"; null for a sentence that is none. */
export function splitDifference(line: string): { where: string; was: string; is: string } | null {
  const [, where, was, is] = /^(.*?): was (.*), is (.*)$/s.exec(line) ?? []
  return where === undefined || was === undefined || is === undefined ? null : { where, was, is }
}

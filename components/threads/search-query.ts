const FEWEST_VISIBLE = 2
export const LONGEST_QUERY = 200

/** Whether there is enough to look for: what nobody sees does not count. */
export function isLongEnough(query: string): boolean {
  return [...query.replace(/[\p{C}\p{Z}]/gu, '')].length >= FEWEST_VISIBLE
}

/** Edits (letter added, lost, changed, or two swapped) between two words, or `limit` + 1 when there are more than `limit`. */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1]
      let edits = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]) {
        edits = Math.min(edits, (beforePrevious[column - 2] ?? 0) + 1)
      }
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(previous[second.length] ?? limit + 1, limit + 1)
}

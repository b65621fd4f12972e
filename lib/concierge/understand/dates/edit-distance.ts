/** Optimal string alignment: letters missing, added, changed, or two neighbours swapped. */
export function editDistance(first: string, second: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, column) => column)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1]
      const isSwapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[second.length] ?? 0
}

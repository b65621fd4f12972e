/** Lower quartile, median and upper quartile, with a straight line between neighbours, rounded to whole numbers. `values` must not be empty. */
export function quartiles(values: number[]): [number, number, number] {
  const sorted = values.toSorted((first, second) => first - second)
  return [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)]
}

export function lowerQuartile(values: number[]): number {
  return quartiles(values)[0]
}

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('nothing has no quartiles')
  return Math.round(below + (above - below) * (place - Math.floor(place)))
}

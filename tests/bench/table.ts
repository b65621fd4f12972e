/** What was measured of one kind of work; the target is for the 95th percentile, or for another `share` of all values. */
export type Measured = {
  kind: string
  unit: 'ms' | 's' | 'kB' | 'MB' | 'bytes' | 'requests' | 'streams' | 'points missing' | 'searches'
  values: number[]
  target: number
  share?: number
}
export type Figures = {
  kind: string
  unit: string
  n: number
  p50: number
  p95: number
  max: number
  target: number
  share: number
  isMet: boolean
}

/** The least value that this share of all values does not exceed (nearest rank); NaN of nothing. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Nothing measured is a target missed. */
export function figuresOf({ kind, unit, values, target, share = 0.95 }: Measured): Figures {
  const p95 = percentile(values, 0.95)
  return {
    kind,
    unit,
    n: values.length,
    p50: percentile(values, 0.5),
    p95,
    max: percentile(values, 1),
    target,
    share,
    isMet: percentile(values, share) <= target,
  }
}

export function formatTable(all: Figures[]): string {
  const rows = all.map(({ kind, unit, n, p50, p95, max, target, share, isMet }) => [
    kind,
    String(n),
    ...[p50, p95, max].map((value) => value.toFixed(1)),
    `${shareWords(share)}${target} ${unit}`,
    isMet ? 'ok' : 'MISSED',
  ])
  const table = [['kind', 'n', 'p50', 'p95', 'max', 'target', ''], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

/** Of which figure the target is, where it is not the 95th percentile. */
function shareWords(share: number): string {
  return share === 0.95 ? '' : `${share === 1 ? 'max' : `p${Math.round(share * 100)}`} `
}

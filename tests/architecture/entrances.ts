import { withoutComments } from './imports'

const METHOD = /export\s+(?:const|(?:async\s+)?function)\s+(GET|HEAD|POST|PUT|PATCH|DELETE)\b/g

/**
 * What a page or a route's methods lack: each must call requireUser() or requireQa() itself, since one guarded method guards no other.
 * @returns the names of the methods (or "the page") without it
 */
export function unguardedEntrances(path: string, source: string): string[] {
  const code = withoutComments(source)
  const starts = [...code.matchAll(METHOD)]
  if (!path.endsWith('/route.ts') || starts.length === 0) return callsRequireUser(code) ? [] : ['the page']
  return starts.flatMap((start, index) => {
    const body = code.slice(start.index, starts[index + 1]?.index)
    return callsRequireUser(body) ? [] : [start[1] ?? '']
  })
}

function callsRequireUser(code: string): boolean {
  return /\bawait require(?:User|Qa|QaPage)\(/.test(code)
}

const IMPURE: [RegExp, string][] = [
  [/\bnew Date\(\s*\)/, 'new Date()'],
  [/\bDate\.now\b/, 'Date.now'],
  [/\bperformance\.now\b/, 'performance.now'],
  [/\bMath\.random\b/, 'Math.random'],
  [/\bfetch\(/, 'fetch('],
  [/\bprocess\./, 'process'],
]

/** What a source reads that is not an argument: the clock, chance, the network, the process. */
export function impureReads(source: string): string[] {
  const code = withoutComments(source)
  return IMPURE.filter(([pattern]) => pattern.test(code)).map(([, name]) => name)
}

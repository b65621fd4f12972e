import { monthName } from '../month-names'
import type { GuidePassage } from './guide-article-schema'

/** "UK Civil Aviation Authority, November 2026": who says so, and as of when. */
export function sourceWords({ source, asOf }: { source: Pick<GuidePassage['source'], 'name'>; asOf: string }): string {
  const [year, month] = asOf.split('-')
  return `${source.name}, ${monthName(Number(month))} ${year}`
}

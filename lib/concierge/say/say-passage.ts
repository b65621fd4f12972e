import { sourceWords } from '@/lib/travel/guide/source-words'
import type { Table } from '../table'
import type { ToldPassage } from '../tool-results'
import { sentencesOf, wasSaid } from './said-sentences'

/** The next paragraph the traveller hasn't heard, with its source; null once they have heard them all. */
export function sayPassage(passages: readonly ToldPassage[], { carried, told }: Pick<Table, 'carried' | 'told'>): string | null {
  const paragraphs = passages.flatMap((passage) => passage.paragraphs.map((text) => ({ text, passage })))
  const isTold = ({ text }: { text: string }) =>
    sentencesOf(text)
      .slice(0, 1)
      .some((lead) => carried.some((one) => one && wasSaid(lead, one.told)))
  const next = paragraphs.find((paragraph) => !isTold(paragraph))
  if (!next) return null
  const source = sourceWords({ source: { name: next.passage.source }, asOf: next.passage.asOf })
  const wordings = [`Source: ${source}.`, `This is from ${source}, too.`]
  return `${next.text} ${wordings.find((wording) => !wasSaid(wording, told)) ?? wordings[0]}`
}

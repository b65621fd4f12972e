import type { TravelGuide } from '@/lib/ports/travel-guide'
import type { AskedQuestion } from './questions'

/** `missed` are questions whose right article doesn't come first, with what does; shares are of 1. */
export type GuideMeasure = {
  count: number
  first: number
  amongThree: number
  missed: { question: string; articles: string[]; found: string[] }[]
}

/** How often the right article comes first, and how often among the three that are given. */
export function measureGuide(guide: TravelGuide, questions: readonly AskedQuestion[]): GuideMeasure {
  const asked = questions.map(({ question, articles }) => ({ question, articles, found: guide.find(question).map(({ id }) => id) }))
  const isFirst = ({ articles, found: [best] }: (typeof asked)[number]) => best !== undefined && articles.includes(best)
  return {
    count: asked.length,
    first: shareOf(asked, isFirst),
    amongThree: shareOf(asked, ({ articles, found }) => found.some((id) => articles.includes(id))),
    missed: asked.filter((one) => !isFirst(one)),
  }
}

/** Of sentences that no article answers, the share that gets none, and those that get one. */
export function measureSilence(guide: TravelGuide, sentences: readonly string[]): { silent: number; answered: [string, string][] } {
  const answered = sentences.flatMap((sentence): [string, string][] => {
    const [best] = guide.find(sentence)
    return best ? [[sentence, best.id]] : []
  })
  return { silent: 1 - answered.length / Math.max(1, sentences.length), answered }
}

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.filter(is).length / Math.max(1, items.length)
}

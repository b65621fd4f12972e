import type { Fact, Facts } from '../say/facts'
import { capitalised } from '../say/phrases'
import type { Tongue } from './tongue'

/** Facts as one sentence: "EW317, 15:00 – Light (€360.70): ohne Koffer; Flex (€480.10): mit Koffer." */
export function sayFacts({ lead, rows }: Facts, { facts: words, phrases }: Tongue): string {
  if (rows.length === 0) return ''
  const say = ([name, ...values]: Fact) =>
    (words.say[name] as (...values: unknown[]) => string)(...values)
      .replace(/ {2,}/g, ' ')
      .trim()
  const told = rows.map(({ head, parts }) => {
    const said = parts.map(say).join(', ')
    return head ? [say(head), ...(said ? [said] : [])].join(phrases.colon) : said
  })
  return `${capitalised([...(lead ? [say(lead)] : []), told.join(phrases.colon.replace(':', ';'))].join(' – '))}${words.end}`
}

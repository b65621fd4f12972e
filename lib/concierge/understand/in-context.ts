import type { Frame } from '../grammar/cover'
import type { Token } from '../grammar/tokens'
import { readMessage } from '../read-message'
import { GRAMMAR, readAlone } from '../skills/grammar'
import { isPartyFrame } from '../skills/party/standing'
import type { CountInstead } from '../skills/party/travellers'
import type { Table } from '../table'

/** "No, 3" after "2 nights" is about nights. */
export function inContext(words: string, table: Table): string {
  const [only, other] = readMessage(words, table).frames
  const count = only && !other ? countInstead(only) : null
  return (count !== null && recounted(count, table)) || words
}

function countInstead({ value, rule }: Frame): number | null {
  const { right, naming } = ('countInstead' in value ? value.countInstead : {}) as Partial<CountInstead>
  if (right !== undefined) return naming === null ? right : null
  // "Make it 3": of people, where nothing else was counted before.
  return rule?.isWeak && value.standing === 'result' && isPartyFrame(value) ? (value.party.people[0]?.count ?? null) : null
}

/** What was counted in the message before, with another number. */
function recounted(count: number, { earlierWords, names }: Table): string | null {
  const { text, tokens, frames, languages } = readAlone(earlierWords.at(-1) ?? '', names)
  const counted = frames.findLast(({ value }) => 'bags' in value || 'stay' in value)
  if (!counted) return null
  const isNumber = ({ kind, low }: Token) =>
    kind === 'number' || languages.some((language) => GRAMMAR.lexicons[language].byFirstWord.get(low)?.some(({ tag }) => tag === 'number'))
  const said = tokens.slice(counted.start, counted.end)
  const noun = said.slice(said.findIndex(isNumber) + 1)
  const [first, last] = [noun[0], noun.at(-1)]
  return first && last && noun.length < said.length ? `${count} ${text.slice(first.start, last.end)}` : null
}

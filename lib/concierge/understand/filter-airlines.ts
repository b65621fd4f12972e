import { everyMatch } from '@/lib/travel/every-match'
import type { Table } from '../table'
import { groupsOf, REFUSED_BEFORE, readAlliances } from './airline-wishes'
import { airlinesIn } from './airlines'
import type { FilterPart, FoundFilter } from './filter-wish'
import { lowerCodesIn, SOFT_LEAD, SOFT_TRAIL } from './soft-wishes'

type Mention = { said: string; start: number; end: number }

const ONLY_LEAD =
  /\b(?:only|just|exclusively|solely|nothing but|stick(?:ing)? to|limit(?:ed)? (?:it )?to)\s+(?:(?:show|see|me|want|to|fly|flying|take|use|with|on|by|the|flights?|from|of)\s+)*$/i
const ONLY_TRAIL = /^\s*(?:flights?\s+)?(?:please\s+)?(?:only|exclusively|alone)\b/i
const FLY_LEAD =
  /\b(?:fly|flying|flights?|travel|travelling|going|show(?: me)?|see|find(?: me)?|look for|search(?: for)?)\s+(?:with\s+|on\s+|by\s+)?(?:the\s+)?$/i
const FLIGHTS_TRAIL = /^\s+(?:flights?|planes?|options)\b/i
const WITH_LEAD = /\b(?:with|on|by)\s+$/i
const BY_ITS_KIND = /\b(?:\p{Lu}[\p{L}\d]*\s+){1,3}(?:Airlines?|Airways|Air Lines|Air)\b|\bAir\s+\p{Lu}\p{L}+/gu

/** "Not Ryanair", "only TAP or easyJet", "Star Alliance only". A name alone asks for nothing here. */
export function readAirlines(words: string, table: Table): FilterPart {
  const found: FoundFilter[] = []
  const { alliances, rest: withoutAlliances } = readAlliances(words)
  for (const { alliance, index } of alliances) found.push({ wish: { alliances: [alliance] }, index })
  let rest = withoutAlliances
  for (const group of groupsOf(mentionsIn(rest, table), rest)) {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) continue
    const before = rest.slice(0, first.start)
    const after = rest.slice(last.end)
    const names = [...new Set(group.map(({ said }) => said))]
    const refused = REFUSED_BEFORE.exec(before)
    const wanted = wantedLead(before, after, table)
    if (!refused && wanted === null) continue
    found.push({ wish: refused ? { withoutAirlines: names } : { airlines: names }, index: first.start })
    const start = refused?.index ?? first.start - (wanted ?? 0)
    const end =
      last.end +
      (refused
        ? 0
        : (ONLY_TRAIL.exec(after)?.[0].length ?? SOFT_TRAIL.exec(after)?.[0].length ?? FLIGHTS_TRAIL.exec(after)?.[0].length ?? 0))
    rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end)
  }
  return { found, rest }
}

/** How many letters before the names say that only these are wanted; null when nothing does. */
function wantedLead(before: string, after: string, { flights }: Table): number | null {
  const lead = ONLY_LEAD.exec(before)?.[0] ?? SOFT_LEAD.exec(before)?.[0] ?? FLY_LEAD.exec(before)?.[0]
  if (lead !== undefined) return lead.length
  if (ONLY_TRAIL.test(after) || SOFT_TRAIL.test(after)) return WITH_LEAD.exec(before)?.[0].length ?? 0
  // Of flights that lie on the table, "with TAP" may choose one.
  const isNewSearch = flights === null
  if (isNewSearch && WITH_LEAD.test(before)) return WITH_LEAD.exec(before)?.[0].length ?? 0
  return isNewSearch && FLIGHTS_TRAIL.test(after) ? 0 : null
}

function mentionsIn(words: string, { flights }: Table): Mention[] {
  const shown = [...new Set((flights?.briefs ?? []).flatMap(({ airline }) => airline.split(' and ')))]
  const known = [...airlinesIn(words), ...lowerCodesIn(words)].map(({ airline, start, end }) => ({ said: airline, start, end }))
  const whole = shown.flatMap((said) =>
    everyMatch(words, new RegExp(`(?<![\\p{L}])${escaped(said)}(?![\\p{L}])`, 'giu')).map((match) => ({
      said,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  const others = everyMatch(words, BY_ITS_KIND).map((match) => ({
    said: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const firstWords = shown.flatMap((name) => {
    const [word = ''] = name.split(' ')
    const match = word.length > 3 ? new RegExp(`(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`, 'iu').exec(words) : null
    return match ? [{ said: name, start: match.index, end: match.index + match[0].length }] : []
  })
  // The longest name at a place is the one that is meant.
  const longest = [...known, ...whole, ...others, ...firstWords].toSorted((one, other) => other.end - other.start - (one.end - one.start))
  const kept: Mention[] = []
  for (const mention of longest) {
    if (!kept.some(({ start, end }) => mention.start < end && start < mention.end)) kept.push(mention)
  }
  return kept.toSorted((one, other) => one.start - other.start)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

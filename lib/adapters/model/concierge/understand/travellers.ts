import { passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import { COUNT, readCount, takeOut } from './words'

export type KnownTravellers = { adults: number; children: number; infants: number; pets: number; childAges: number[] }
export type TravellersReading = { travellers: Partial<KnownTravellers>; rest: string }
type Kind = 'adults' | 'children' | 'infants' | 'pets'
type Said = { kind: Kind; count: number; mode: 'is' | 'more' | 'fewer' | 'none'; ages: number[] }

const CHILD =
  '(?:child(?:ren)?|kids?|boys?|girls?|sons?|daughters?|grandchild(?:ren)?|grandsons?|granddaughters?|nephews?|nieces?|toddlers?|minors?)'
const INFANT = '(?:infants?|bab(?:y|ies)|newborns?)'
const ADULT =
  '(?:adults?|grown-?ups?|people|persons?|passengers?|travell?ers?|pax|seniors?|pensioners?|students?|teens?|teenagers?|seats?|tickets?|individuals|members)'
const PET = '(?:dogs?|cats?|pets?)'
const COMPANION =
  '(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|friends?|mates?|mum|mom|mother|dad|father|parents|brothers?|sisters?|siblings|colleagues?|boss|aunt|uncle|cousins?|grandm\\w+|grandf\\w+|grandparents)'
const AGES = '(?<ages>\\d{1,2}(?:\\s*(?:,|and|&|or)\\s*\\d{1,2}\\b)*)'
const AGE_AFTER = `(?:\\s*,?\\s*(?:(?:who (?:is|are) |who's )?(?:aged?|ages?|of(?: age)?)\\s*:?\\s*${AGES}|\\(\\s*(?:aged?\\s*)?${AGES.replace('<ages>', '<inBrackets>')}\\s*(?:years?(?: old)?)?\\s*\\)|,?\\s*${AGES.replace('<ages>', '<yearsOld>')}\\s*(?:years?|yrs?|y\\/?o)(?:\\s+olds?)?)(?:\\s+(?:years?|yrs?)(?:\\s+olds?)?)?)?`
const MORE = '(?:add(?:ing)?|plus|another|more|extra|additional|also|include|bring(?:ing)?|\\+)'
const YEARS_OLD =
  /\b(?:(?<count>an?|my|one|two|three|our)\s+)?(?<age>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[\s-]*(?:(?<unit>years?|yrs?|months?)[\s-]*olds?|y\/?o)\b(?:[\s-]+(?:[a-z]+ye?)?(?:child(?:ren)?|kids?|boys?|girls?|sons?|daughters?|baby|infant|toddler|adult|teen(?:ager)?))?/gi
const ALONE =
  /\b(?:just|only)\s+(?:me|myself|for me)\b|\b(?:travell?ing|going|flying)\s+(?:alone|solo)\b|\bby myself\b|\bon my own\b|\bsolo\b|\balone\b|\bjust be(?:ing)? me\b|\bone and only\b/i

const JOINS = /\b(?:is|are)\s+(?:coming|joining|travelling|traveling|flying)\b|\b(?:too|as well|along)\b/i

/** Only what the words say about who travels; ages sort people into adults (13 or older), children and infants (under 2). */
export function readTravellers(words: string, known: KnownTravellers): TravellersReading {
  const said: Said[] = []
  let rest = readFamily(words, said)
  rest = takeOut(rest, YEARS_OLD, (match) => {
    const { age = '', unit = '', count = 'a' } = match.groups ?? {}
    const years = /^month/i.test(unit) ? Math.floor(readCount(age) / 12) : readCount(age)
    const people = /^(?:two|three)$/i.test(count) ? readCount(count) : 1
    const kind = kindOfAge(years)
    const isRemoved = /\b(?:without|remove|drop|not)\s+(?:the\s+)?$/i.test(rest.slice(0, match.index))
    const mode = isRemoved ? 'fewer' : isAdded(rest, match.index) ? 'more' : 'is'
    said.push({ kind, count: people, mode, ages: kind === 'adults' ? [] : Array(people).fill(years) })
    return true
  })
  rest = readKind(rest, CHILD, 'children', said)
  rest = readKind(rest, INFANT, 'infants', said)
  rest = readKind(rest, PET, 'pets', said)
  rest = readKind(rest, ADULT, 'adults', said)
  rest = readCompanions(rest, said)
  rest = readBareCount(rest, said)
  const isAlone = ALONE.test(rest)
  if (isAlone) {
    rest = takeOut(rest, new RegExp(ALONE.source, 'gi'), () => true)
    said.push({ kind: 'adults', count: 1, mode: 'is', ages: [] })
    if (!said.some(({ kind }) => kind === 'children') && known.children > 0)
      said.push({ kind: 'children', count: 0, mode: 'none', ages: [] })
    if (!said.some(({ kind }) => kind === 'infants') && known.infants > 0) said.push({ kind: 'infants', count: 0, mode: 'none', ages: [] })
  }
  return { travellers: sumUp(said, known), rest }
}

function readKind(words: string, noun: string, kind: Kind, said: Said[]): string {
  const removal = new RegExp(
    `\\b(?<verb>no|without|remove|drop|minus|take (?:off|out)|leave (?:out|behind))\\s+(?:the\\s+|any\\s+|my\\s+|our\\s+)?(?:(?<count>${COUNT})\\s+(?:of the\\s+)?)?${noun}\\b`,
    'gi',
  )
  const less = new RegExp(`\\b(?<count>${COUNT})\\s+(?:(?:less|fewer)\\s+${noun}|${noun}\\s+(?:less|fewer))\\b`, 'gi')
  const counted = new RegExp(
    `(?:\\b(?<more>${MORE})\\s+)?\\b(?<count>${COUNT}|my|our)\\s+(?:(?<more2>more|extra|additional|other)\\s+)?(?:[~\\s]|(?:flight|plane|air|total)\\s+)*(?:small\\s+|young\\s+|little\\s+|lap\\s+|adult\\s+(?=travell|passenger))?${noun}\\b${kind === 'pets' || kind === 'adults' ? '' : AGE_AFTER}`,
    'gi',
  )
  let rest = takeOut(words, removal, ({ groups = {} }) => {
    const isAll = /^(?:no|without)$/i.test(groups.verb ?? '') || !groups.count
    said.push({ kind, count: readCount(groups.count ?? 'a'), mode: isAll ? 'none' : 'fewer', ages: [] })
    return true
  })
  rest = takeOut(rest, less, ({ groups = {} }) => {
    said.push({ kind, count: readCount(groups.count ?? 'a'), mode: 'fewer', ages: [] })
    return true
  })
  if (kind === 'children' || kind === 'infants') {
    rest = takeOut(rest, new RegExp(`(?<!\\b(?:${COUNT}|my|our)\\s+)\\b${noun}${AGE_AFTER}`, 'gi'), ({ groups = {} }) => {
      const ages = agesIn(groups)
      said.push(...byAge(kind, ages.length, ages, 'is'))
      return ages.length > 0
    })
  }
  return takeOut(rest, counted, (match) => {
    const groups = match.groups ?? {}
    const count = groups.count ?? 'a'
    const isMore = Boolean(groups.more ?? groups.more2) || /^another$/i.test(count) || isAdded(rest, match.index, match[0].length)
    const isVague = /^(?:an?|my|our)$/i.test(count)
    // "a ticket", "a passenger" says nothing about how many travel; "my kids" neither.
    if (kind === 'adults' && isVague && !isMore) return false
    if (/\b(?:an?other|an?)\s.*(?:tickets?|seats?)$/i.test(match[0])) return false
    if (isVague && /(?:children|kids|sons|daughters|girls|boys|tickets|seats|people|babies|infants)$/i.test(match[0])) return false
    const ages = agesIn(groups)
    const people = Math.max(/^(?:my|our)$/i.test(count) ? 1 : readCount(count), ages.length)
    said.push(...byAge(kind, people, ages, isMore ? 'more' : 'is'))
    return true
  })
}

function agesIn(groups: Record<string, string | undefined>): number[] {
  return (groups.ages ?? groups.inBrackets ?? groups.yearsOld ?? '').match(/\d+/g)?.map(Number) ?? []
}

/** Children of a stated age may be infants, or old enough to fly as adults. */
function byAge(kind: Kind, count: number, ages: number[], mode: Said['mode']): Said[] {
  if (ages.length === 0) return count === 0 ? [] : [{ kind, count, mode, ages: [] }]
  const sorted = ages.map((age): Said => {
    const byYears = kindOfAge(age)
    return { kind: byYears, count: 1, mode: byYears === 'adults' ? 'more' : mode, ages: byYears === 'adults' ? [] : [age] }
  })
  return count > ages.length ? [...sorted, { kind, count: count - ages.length, mode, ages: [] }] : sorted
}

/** "me and my wife", "with two friends": the speaker and who comes along. Somebody who is visited does not fly. */
function readCompanions(words: string, said: Said[]): string {
  const speaker =
    /\b(?:me|myself|i)\s*(?:,|and|&|plus|\+)|\b(?:me|myself)\s+(?:my|our)\b|(?:and|&)\s+(?:me|i|myself)\b|\bwith\s+(?:my|our|an?|a couple of|\d|two|three|four|five)\s/i.test(
      words,
    )
  let companions = 0
  const rest = takeOut(
    words,
    new RegExp(`\\b(?<count>my|our|his|her|${COUNT})\\s+(?:best\\s+|other\\s+|old\\s+)?(?<noun>${COMPANION})\\b`, 'gi'),
    (match) => {
      const before = words.slice(Math.max(0, match.index - 25), match.index)
      const joining = JOINS.test(words.slice(match.index).split(/[.?!;]/)[0] ?? '')
      if (/\b(?:see|visit|meet|for|from|to)\w*\s+(?:my \w+ and )?$/i.test(before)) return false
      const isAddition = /\b(?:add|plus|bring\w*|also)\s+$/i.test(before)
      if (!speaker && !joining && !isAddition) return false
      const { count = 'a', noun = '' } = match.groups ?? {}
      const pair = /^(?:parents|grandparents)$/i.test(noun) ? 2 : 1
      const people = /^(?:my|our|his|her)$/i.test(count) ? pair : readCount(count)
      // "3 tickets: my wife is coming too" counts her already.
      if (!isAddition && joining && !speaker && said.some(({ kind, mode }) => kind === 'adults' && mode === 'is')) return true
      if (isAddition || (joining && !speaker)) said.push({ kind: 'adults', count: people, mode: 'more', ages: [] })
      else companions += people
      return true
    },
  )
  if (companions > 0 && !said.some(({ kind, mode }) => kind === 'adults' && mode === 'is')) {
    said.push({ kind: 'adults', count: 1 + companions, mode: 'is', ages: [] })
  } else if (
    speaker &&
    /\b(?:me|myself|i)\s*(?:,|and|&|plus|\+)/i.test(words) &&
    said.some(({ kind, mode }) => kind !== 'adults' && mode === 'is')
  ) {
    if (!said.some(({ kind }) => kind === 'adults')) said.push({ kind: 'adults', count: 1, mode: 'is', ages: [] })
  }
  return rest
}

/** "a family of four" is two adults and two children until the traveller says otherwise; the chips show it. */
function readFamily(words: string, said: Said[]): string {
  return takeOut(words, new RegExp(`\\bfamily of (?<count>${COUNT})\\b`, 'gi'), ({ groups = {} }) => {
    const count = readCount(groups.count ?? '')
    if (/\b(?:adults?|child(?:ren)?|kids?)\b/i.test(words)) return true
    said.push({ kind: 'adults', count: Math.min(2, count), mode: 'is', ages: [] })
    if (count > 2) said.push({ kind: 'children', count: count - 2, mode: 'is', ages: [] })
    return true
  })
}

/** "two of us", "we are 4", "party of 3", "for 2". */
function readBareCount(words: string, said: Said[]): string {
  const group = new RegExp(
    `\\b(?:(?:the\\s+)?(?<of>${COUNT}|both|all (?:\\w+))\\s+of us|we(?:'re| are)\\s+(?<are>\\d|two|three|four|five|six|seven|eight|nine)\\b|(?:tickets?|seats?|passengers?|travell?ers?)(?:\\s+(?:needed|required|i need|we need))?\\s+(?:is|are|will be|would be)\\s+(?<sum>\\d|one|two|three|four|five|six|seven|eight|nine)\\b(?!\\s*(?:bags?|stops?|hours?|day))|(?:adults?|passengers?|travell?ers?|people)\\s*[:=]\\s*(?<list>\\d{1,2})\\b|us (?<us>two|three|four|five)|(?:party|group) of (?<party>${COUNT})|(?<in>\\d|two|three|four|five|six|seven|eight|nine)\\s+(?:people |persons )?in (?:my|our|the) (?:group|party|family)|for\\s+(?:the\\s+)?(?<for>\\d|two|three|four|five|six|seven|eight|nine)\\b(?=\\s*(?:$|[,;.?!~]|please|from|to|with|and|on|in|cheap|direct|of us))(?!\\s*\\.\\d|,\\d)|(?<couple>(?:as|for|we(?:'re| are)) a couple))`,
    'gi',
  )
  return takeOut(words, group, ({ groups = {} }) => {
    // "A suitcase for one of us" says nothing about how many fly.
    if (/^(?:an?|one|1|another)$/i.test(groups.of ?? '')) return false
    const word = groups.of ?? groups.are ?? groups.us ?? groups.list ?? groups.sum ?? groups.in ?? groups.party ?? groups.for ?? 'two'
    const count = /^both$/i.test(word) ? 2 : readCount(word.replace(/^all /i, ''))
    if (!said.some(({ kind }) => kind === 'adults')) said.push({ kind: 'adults', count, mode: 'is', ages: [] })
    return true
  })
}

function sumUp(said: Said[], known: KnownTravellers): Partial<KnownTravellers> {
  const travellers: Partial<KnownTravellers> = {}
  // Said whole ("2 adults plus a child"), the party replaces the old one; "add a child" changes it.
  const isWhole = said.some(({ kind, mode }) => kind === 'adults' && mode === 'is')
  const kinds: Kind[] = ['adults', 'children', 'infants', 'pets']
  for (const kind of kinds) {
    const ofKind = said.filter((entry) => entry.kind === kind)
    if (ofKind.length === 0) continue
    const startsNew = isWhole || ofKind.some(({ mode }) => mode === 'is')
    const start = startsNew && !(kind === 'adults' && !isWhole) ? 0 : known[kind]
    travellers[kind] = ofKind.reduce(
      (sum, { count, mode }) => (mode === 'none' ? 0 : mode === 'fewer' ? Math.max(0, sum - count) : sum + count),
      start,
    )
  }
  const ages = said.flatMap((entry) => (entry.mode === 'fewer' ? [] : entry.ages))
  const touchesChildren = travellers.children !== undefined || travellers.infants !== undefined
  if (ages.length > 0) {
    const isAdding = !isWhole && said.every(({ kind, mode }) => mode === 'more' || (kind !== 'children' && kind !== 'infants'))
    travellers.childAges = isAdding ? [...known.childAges, ...ages] : ages
  } else if (touchesChildren && known.childAges.length > 0 && said.some(({ mode }) => mode !== 'more')) {
    travellers.childAges = []
  }
  return travellers
}

function isAdded(words: string, start: number, length = 0): boolean {
  const before = words.slice(Math.max(0, start - 14), start)
  const after = words.slice(start + length, start + length + 24)
  return (
    new RegExp(`(?:^|\\W)${MORE}\\s+(?:an?\\s+|my\\s+|our\\s+)?$`, 'i').test(before) ||
    /^\s+(?:is |are )?(?:too|as well|coming|joining)\b/i.test(after)
  )
}

function kindOfAge(years: number): Kind {
  const type = passengerTypeOfAge(years)
  return type === 'adult' ? 'adults' : type === 'child' ? 'children' : 'infants'
}

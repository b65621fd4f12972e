import { familyStanding } from './family-standing'
import { type Around, aroundOf, groupsOf } from './mention-groups'
import type { Mention, PlacedMention, Standing } from './said-people'
import { type Token, textAt } from './tokens'
import { comesAlong, staysAway } from './who-comes'

const WITHOUT = /^(?:without|no|minus|except|remove|drop|not|excluding|removing|delete|cancel|neither|nor|less|skip|lose|off|out|behind)$/
const ADDS = /^(?:add|adding|plus|also|bring|bringing|brings|include|including|\+)$/
const INCLUDING = /^(?:including|incl|counting|include|includes)$/
const RESULT = /^(?:so|makes|now|total|altogether|rather|actually|instead)$/

/** What each mention asks for, from the words around it. Mentions that follow each other ("me, my wife and two kids") stand together. */
export function placeMentions(words: string, tokens: readonly Token[], mentions: readonly Mention[]): PlacedMention[] {
  const groups = groupsOf(tokens, mentions)
  return groups.flatMap((members, group) => {
    const around = aroundOf(words, tokens, members)
    const included = members.findIndex((member, index) => INCLUDING.test(textAt(tokens, member.from - 1)) && isCounted(members[index - 1]))
    return members.map((member, index) => {
      const isPart = member.isPart || (included >= 0 && index >= included)
      return { ...member, isPart, group, standing: isPart ? 'is' : standingOf(member, members, around, tokens) }
    })
  })
}

function standingOf(member: Mention, members: readonly Mention[], around: Around, tokens: readonly Token[]): Standing {
  const { before, after } = around
  const last = before.at(-1) ?? ''
  const isFamily = member.naming === 'companion' || member.naming === 'kin-child'
  const isOutOfAll = /^(?:out|off|behind)$/.test(last) ? /^(?:take|leave|leaving|taking)$/.test(before.at(-2) ?? '') : WITHOUT.test(last)
  const isCorrection = /^(?:not|no)$/.test(last) && member.article === 'none' && hasNumber(member, tokens)
  if (isOutOfAll && !(isCorrection && last === 'no' && (member.count ?? 0) > 0)) {
    if (isCorrection && (member.count ?? 0) > 0) return 'apart'
    const isAll = /^(?:no|without|neither|nor)$/.test(last) && !isFamily
    const isNone = isAll || (member.count === null && !isFamily) || (member.article === 'none' && last === 'no')
    return member.naming === 'eldest' || member.naming === 'youngest' ? 'fewer' : isNone && !isAged(member) ? 'none' : 'fewer'
  }
  if (member.count === 0) return 'none'
  if (/^(?:less|fewer)$/.test(textAt(tokens, member.to)) || /^(?:less|fewer)$/.test(textAt(tokens, member.to - 2))) return 'fewer'
  if (member.naming !== 'speaker' && staysAway(after)) return member.count === null && !isFamily ? 'none' : 'fewer'
  if (member.naming === 'eldest' || member.naming === 'youngest' || member.naming === 'speaker') return 'apart'
  const own = textAt(tokens, member.from - 1)
  const isAddition = member.isMore || ADDS.test(own) || (own === 'and' && textAt(tokens, member.from - 2) === 'also')
  const comes = comesAlong(after)
  if (isFamily) return familyStanding(member, members, around, isAddition, comes)
  if (/^(?:see|visit|visiting|seeing|meet|meeting)$/.test(last)) return 'apart'
  if (member.article === 'a' && isYoungOrPet(member) && member.ages.length === 0 && /^(?:must|can|does|may|should|is|if|was)$/.test(last))
    return 'apart'
  if (member.noun === 'old' && /^(?:i'm|am)$/.test(last)) return 'apart'
  const isVague = member.article === 'a' || member.article === 'the' || member.article === 'whose'
  if (isVague && !hasNumber(member, tokens) && /^(?:adult|person|seat)$/.test(member.naming)) {
    if (member.naming === 'seat' || !(isAddition || (members.length > 1 && member.naming === 'adult'))) return 'apart'
  }
  if (member.count === null) return 'apart'
  // "The girl", "the dog": nobody new, unless they are brought.
  const isDefinite = member.article === 'the' && !hasNumber(member, tokens) && member.ages.length === 0 && member.naming !== 'infant'
  if (isDefinite && !/^(?:with|and|&|,|for|bring|bringing|plus|\+|take|taking)$/.test(last) && members.length === 1) return 'apart'
  const isResult = before.slice(-3).some((text) => RESULT.test(text)) && !isAddition && /adult|person|seat/.test(member.naming)
  return isResult ? 'result' : isAddition || comes ? 'more' : 'is'
}

/** "four people, including two children": some of those who were counted just before. */
function isCounted(earlier: Mention | undefined): boolean {
  return earlier !== undefined && (earlier.isTotal || earlier.naming === 'person' || earlier.naming === 'seat')
}

function isYoungOrPet({ naming }: Mention): boolean {
  return naming === 'child' || naming === 'infant' || naming === 'pet'
}

function isAged({ ages }: Mention): boolean {
  return ages.length > 0
}

function hasNumber(member: Mention, tokens: readonly Token[]): boolean {
  return tokens
    .slice(member.from, member.to)
    .some(({ text }) => /^\d+$/.test(text) || /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(text))
}

import { uncapitalised } from './phrases'

/** Other words for questions that a talk comes back to. */
const OTHER_WORDS: [RegExp, string][] = [
  [/^Which flight would you like\?$/, 'Tell me which one you like, by its time or its place in the list.'],
  [/^Which flight would you like for (?<way>.+)\?$/, 'Which one shall it be for $<way>?'],
  [/^I took that back\.$/, 'That is taken back too.'],
  [/^I did not follow that\.$/, 'That still escapes me; could you say it in other words?'],
  [/^Which fare would you like\?$/, 'Just name the fare that suits you.'],
  [/^Which fare would you like, for both or for each way\?$/, 'Just name the fare, for both or for each way.'],
  [/^Which fare would you like, for all or for each flight\?$/, 'Just name the fare, for all or for each flight.'],
  [/^Which other day or airport shall I try\?$/, 'Name another day or airport, and I look there.'],
  [/^Shall we go to the checkout\?$/, 'Say “check out” whenever you are ready.'],
  [/^Where would you like to go(?: from (?<from>.+))?\?$/, 'Which city or airport shall it be?'],
  [/^Where do you leave from for (?<to>.+)\?$/, 'Which city or airport do you start from?'],
  [/^When would you like to leave\?$/, 'I only need the day you leave.'],
  [/^When would you like to come back\?$/, 'Which day do you come back, or is it one way?'],
  [/^Is that one way, or when would you like to come back\?$/, 'Do you come back, and if so on which day?'],
  [/^Which one shall I keep with the trip\?$/, 'Name the one that I shall keep.'],
  [/^In which city would you like to stay\?$/, 'I only need the city you would like to stay in.'],
  [/^For which nights.*, from which day to which\?$/, 'I only need the day you arrive and the day you leave.'],
  [/^Until which day would you like to stay\?$/, 'Which day do you leave, or how many nights shall it be?'],
]
/** What a "yes" or a choice answers keeps its words: it is read back from them. */
const IS_OFFER = /\bShall I\b|^Without “|^Do you mean|^Which one\?$/
/** Said once it is known. */
const IS_REMINDER = /\?$|^(?:Nothing is charged|The checkout is open|Say “|Tell me|Just name|“Other days”|Hello|You are welcome)/
const AGAIN = ['Still the same:', 'As I said:', 'It stays as it was:']

/**
 * The same said so that no sentence stands twice in a row: a question comes in other words, a reminder is left out, and of a fact it
 * is owned that it is as before.
 */
export function sayAnew(said: string, lastAnswer: string): string {
  const parts = said.split(/(?<=[.?!]”?)\s+(?=\S)/)
  const isTold = (part: string) => part !== '' && lastAnswer.includes(part)
  if (!parts.some(isTold)) return said
  const isNew = parts.some((part) => !isTold(part))
  const again = AGAIN.find((lead) => !lastAnswer.includes(lead)) ?? AGAIN[0]
  let isOwned = false
  const anew = parts.flatMap((part) => {
    if (!isTold(part) || IS_OFFER.test(part)) return [part]
    const other = inOtherWords(part)
    if (other && !isTold(other)) return [other]
    if (IS_REMINDER.test(part) || isOwned) return []
    isOwned = true
    return isNew ? [`As before, ${startsPlainly(part) ? uncapitalised(part) : part}`] : [`${again} ${part}`]
  })
  const whole = anew.join(' ')
  return whole === '' || whole === lastAnswer ? `${again} ${parts[0]}` : whole
}

function inOtherWords(part: string): string | null {
  const found = OTHER_WORDS.find(([pattern]) => pattern.test(part))
  return found ? part.replace(found[0], found[1]) : null
}

/** Whether its first word is written small in the middle of a sentence. */
function startsPlainly(part: string): boolean {
  return /^(?:A|All|An|Another|Bags|Both|Children|Choosing|Coming|Direct|Extras|Fares|For|From|Here|How|In|It|Infants|Leaving|Meals|Names|No|None|Noted|Nothing|Now|Of|On|One|Prices|Seats?|Still|Stops|That|The|There|These|They|This|Three|To|Two|Until|With|Without|Yes)\b/.test(
    part,
  )
}

import type { Table } from '../table'
import { comparesElsewhere } from './compared-elsewhere'
import { isAboutWhatIsShown, readRequest } from './requests'
import { asksAboutShown, isQuestion } from './sentence-forms'
import { namesWholeSearch } from './whole-search'

/** "And from Leeds?", "Luton?" */
const PROPOSES = /^\W*(?:(?:and|or|so|but|maybe|perhaps|then)\s+)?(?:(?:from|to)\s+(?:[\p{L}'.-]+\s*){1,3}|(?:[\p{L}'.-]+\s*){1,2})\?\W*$/iu

/** The words with every sentence masked that asks about what is shown ("does it include a bag?"): it wishes for nothing. */
export function withoutQuestionsOnShown(words: string): string {
  return words.replace(/[^.?!]+[.?!]*\s*/g, (sentence) => (isAboutShown(sentence) ? '~'.repeat(sentence.length) : sentence))
}

/** "Is there a direct flight to Rome on Friday?" is a wish all the same. */
function isAboutShown(sentence: string): boolean {
  if (namesWholeSearch(sentence)) return false
  if (readRequest(sentence) === 'passenger-details') return true
  if (!isQuestion(sentence) || comparesElsewhere(sentence)) return false
  if (/\b(?:is|are) there\b.*\b(?:to|from|on)\s+[\p{L}\d]/iu.test(sentence)) return false
  return isAboutWhatIsShown(readRequest(sentence)) || asksAboutShown(sentence)
}

/** "How far is the airport from the city?": with flights found, only a question about flying somewhere names a place to search. */
export function asksOnlyAboutPlaces(words: string, { situation }: Table): boolean {
  if (!situation.result || !isQuestion(words) || PROPOSES.test(words) || comparesElsewhere(words)) return false
  return !/\b(?:what|how) about\b|\bwhat if\b|\b(?:is|are) there\b|\b(?:fly|flights?|go|travel|leave)\b|\binstead\b/i.test(words)
}

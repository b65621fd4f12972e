import { takeOut } from '../words'

const FLIGHT_ID = /\b(?:flight\W+)?ids?\b(?:\W*(?:is|number|no|of|#)\W*)*\s*\d*|\bflight\s+(?:number|no\.?)\b(?:\s+is)?\s*\d*/gi
const EMPLOYER =
  /\b(?:works?|worked|working|job|career|pilots?|flight attendants?|stewardess(?:es)?|employed|employee)\s+(?:for|at|with|by|of)\s+(?:the\s+)?[\p{L}]+(?:\s+(?:air ?lines?|airways|air)\b)?/giu
const COMMAND = /\bshow(?=\s+(?:me|us|all|the|only)\b)/gi
const UNWANTED =
  /(?:\b(?:\w+n['’]t|not|never|nothing|no longer|refuse to|without)\b[^.?!,;]*?\b)(?:anything|something|any (?:flights?|planes?)|a flight)(?=\s+(?:from|by|with|on)\b)/gi

/** The words without numbers of flights ("ID 639" is no airline), without where people work, and without "show me", which is no show. */
export function withoutNamesApart(words: string): string {
  return [FLIGHT_ID, EMPLOYER, COMMAND].reduce((left, pattern) => takeOut(left, pattern, () => true), words)
}

/** "I don't want anything from Iberia" in the words by which an airline is refused: "not Iberia", at the same positions. */
export function plainRefusals(words: string): string {
  return words.replace(UNWANTED, (said) => `${'~'.repeat(said.length - 3)}not`)
}

/**
 * Every match of a pattern with the flag g, from the letter number `from` on, as `matchAll` finds them. That one copies the pattern at each call,
 * and once the engine has tidied up it compiles a copy anew: of our longer ones that takes milliseconds. Throws without the flag, as
 * `matchAll` does: the first match would be found for ever.
 */
export function everyMatch(text: string, pattern: RegExp, from = 0): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`${pattern} lacks the flag g.`)
  const found: RegExpExecArray[] = []
  const readsPairs = pattern.unicode || pattern.unicodeSets
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // So would an empty one.
    if (match[0] === '') pattern.lastIndex += readsPairs && isPair(text, match.index) ? 2 : 1
  }
  return found
}

/** Whether two units of the text form one sign there. */
function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff
}

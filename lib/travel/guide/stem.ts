/** Words that would fall together with others. */
const WHOLE = new Set(
  'france plane planes news united boarding spelling meaning building during times something anything everything nothing morning evening wedding need'.split(
    ' ',
  ),
)
const UNDOUBLED = /([bdgmnprt])\1$/

/** The part of an English word that its forms share: "travelling", "travels" and "travel" are one. Not a word to read. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || WHOLE.has(word)) return word
  const bare = withoutEnding(word)
  return bare.length > 3 && !WHOLE.has(bare) ? bare.replace(/e$/, '') : bare
}

function withoutEnding(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word) && !word.endsWith('is')) return withoutEnding(word.slice(0, -1))
  if (word.endsWith('ing') && word.length > 5) return word.slice(0, -3).replace(UNDOUBLED, '$1').replace(/ll$/, 'l')
  if (word.endsWith('ed') && word.length > 4) return word.slice(0, -2).replace(UNDOUBLED, '$1').replace(/ll$/, 'l')
  return word.replace(/ll$/, 'l')
}

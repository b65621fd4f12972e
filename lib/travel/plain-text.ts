/**
 * Words from outside as one line of visible characters, at most `longest` of them. Control, format (bidi, zero-width, tags) and private
 * characters are left out, and nothing in it can open or close a mark such as `<situation>`.
 */
export function plainText(text: string, longest: number): string {
  const visible = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim()
  const letters = [...visible]
  return letters.length <= longest ? visible : `${letters.slice(0, longest - 1).join('')}…`
}

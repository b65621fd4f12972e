const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }

/** How names are compared: small letters without accents, "saint" as "st", no punctuation, no word "airport". */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // The vowel signs of Indian scripts are letters, accents and the dot below are not.
      .replace(/[\u0300-\u036f\u093c]/g, '')
      .replace(/[øłßđıæœðþ]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[’'`]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .replace(/\b(international )?(airport|apt)\b/g, ' ')
      .replace(/\bsaint\b/g, 'st')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

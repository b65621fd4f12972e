import valid from 'card-validator'

export type CardBrand = { name: string; securityCodeName: string; securityCodeLength: number; longest: number }

const UNKNOWN_BRAND: CardBrand = { name: '', securityCodeName: 'CVC', securityCodeLength: 4, longest: 19 }

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The brand as far as the first digits tell it. */
export function brandOf(number: string): CardBrand {
  const { card } = valid.number(digitsOf(number))
  if (!card) return UNKNOWN_BRAND
  return {
    name: titleOf(card.type),
    securityCodeName: card.code.name,
    securityCodeLength: card.code.size,
    longest: Math.max(...card.lengths),
  }
}

/** Digits in the groups printed on that brand's cards: 4-4-4-4, or 4-6-5 for American Express. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, brandOf(text).longest)
  const gaps = valid.number(digits).card?.gaps ?? [4, 8, 12]
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/** "1230" becomes "12 / 30", and "5" can only be May: "05 / ". */
export function formatExpiry(text: string, previous: string): string {
  const isDeleting = text.length < previous.length
  const typed = /^\d\s*\//.test(text) ? `0${text}` : text
  const digits = digitsOf(typed)
  const month = /^[2-9]/.test(digits) && !isDeleting ? `0${digits}` : digits
  const rest = month.slice(2, 6)
  // "12/2030", typed or pasted, is as good as "12/30".
  const year = rest.startsWith('20') && rest.length > 2 ? (rest.length === 4 ? rest.slice(2) : rest) : rest.slice(0, 2)
  if (month.length < 2 || (month.length === 2 && isDeleting)) return month
  return `${month.slice(0, 2)} / ${year}`
}

/** Month 1–12 and the four-digit year, or null when the date is not one or lies in the past. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const { isValid, month, year } = valid.expirationDate(text.replaceAll(' ', ''))
  if (!isValid || month === null || year === null) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

export function isCardNumber(number: string): boolean {
  return valid.number(digitsOf(number)).isValid
}

function titleOf(type: string): string {
  return type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

import { CURRENCY_SIGNS } from './currency-words'

type Style = { group: string; point: string /** Fewer digits than these stand without a group. */; groupsFrom: number }

const SPACE = '\u00a0'
/** How amounts are written in other languages; those left out write them as English does. */
const STYLES: Readonly<Partial<Record<string, Style>>> = {
  de: { group: '.', point: ',', groupsFrom: 4 },
  fr: { group: SPACE, point: ',', groupsFrom: 4 },
  es: { group: '.', point: ',', groupsFrom: 5 },
}

const SIGN = [...CURRENCY_SIGNS.keys(), String.raw`[A-Z]{3}\u00a0`]
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replace('$', String.raw`\$`))
  .join('|')
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(?<sign>${SIGN})(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d{1,3}))?(?![\d])`,
  'gu',
)

/** A text with every amount in it as the language writes it: "€1,062.56" is "1.062,56 €" in German. */
export function formatAmountsIn(text: string, language: string): string {
  const style = STYLES[language]
  if (!style) return text
  return text.replace(AMOUNT, (...match) => {
    const { sign = '', whole = '', decimals } = match.at(-1) as Record<'sign' | 'whole' | 'decimals', string | undefined>
    const digits = whole.replaceAll(',', '')
    const grouped = digits.length < style.groupsFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, style.group)
    return `${grouped}${decimals === undefined ? '' : `${style.point}${decimals}`}${SPACE}${sign.trim()}`
  })
}

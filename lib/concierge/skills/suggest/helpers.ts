import type { Helpers } from '../../grammar/rules'
import { placesIn } from '../route/spots'

const NOT_HOT_C = 27

/** The arithmetic of warmth and of hours in the air; °C and minutes. It never looks at words. */
export const SUGGEST_HELPERS: Helpers = {
  degrees: ({ n, unit }) => {
    const said = numberIn(n, 'n')
    if (said === null) return null
    return { c: unit === 'f' ? Math.round(((said - 32) * 5) / 9) : said }
  },
  inCountry: (slots) => {
    const places = placesIn(slots.inCountry)
    return places.length > 0 && places.every(({ kind }) => kind === 'country') ? slots : null
  },
  /** "Not too hot" leaves warm places; "not warm" is no wish for warmth. */
  notWarm: ({ notWarm }) => ((numberIn(notWarm, 'c') ?? 0) >= NOT_HOT_C ? { notHot: true } : { cold: true }),
  notOver: () => ({ notHot: true }),
  flight: ({ span }) => {
    const max = numberIn(span, 'max')
    return max === null ? null : { duration: { max } }
  },
}

function numberIn(value: unknown, slot: string): number | null {
  const found = typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === slot)?.[1] : null
  return typeof found === 'number' ? found : null
}

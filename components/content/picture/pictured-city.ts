import { foldWords } from '@/lib/travel/fold-words'

/** The destinations that we have drawn; the browser holds no more of them than their names. */
const DRAWN = new Set(
  `amsterdam athens bali bangkok barcelona berlin budapest cape-town copenhagen delhi dubai dublin edinburgh florence goa istanbul jaipur
kochi krakow kyoto lisbon london madrid marrakesh mexico-city mumbai new-york nice paris porto prague reykjavik rome san-francisco seville
singapore stockholm tokyo venice vienna`.split(/\s+/),
)
/** How airlines spell it. */
const SPELT_OTHERWISE: Readonly<Record<string, string>> = { marrakech: 'marrakesh' }

/** The picture of a city by its name: "New York" is `new-york`; null for a place that nobody has drawn. */
export function picturedCity(cityName: string): string | null {
  const slug = foldWords(cityName).replaceAll(' ', '-')
  const spelt = SPELT_OTHERWISE[slug] ?? slug
  return DRAWN.has(spelt) ? spelt : null
}

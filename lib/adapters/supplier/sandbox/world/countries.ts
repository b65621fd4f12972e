const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** No passport control between them, so that a connection counts as domestic. Ireland stays outside. */
const SCHENGEN = codes('AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK')
/** Travel among these asks for no passenger data at the time of booking. */
export const EUROPEAN_COMMON_AREA = codes([...SCHENGEN, 'GB', 'IE', 'CY', 'GG', 'JE', 'IM', 'GI', 'FO'].join(' '))

const WEST = codes(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LT LU LV MT NL NO PL PT RO SE SI SK GB IE CY US CA JP KR AU NZ TW SG MD AL ME MK GG PR',
)
const EAST = codes('RU BY')
const ARAB_AND_FURTHER = codes('SA QA KW OM BH IQ LB SY YE IR LY DZ TN SD PK BD MY ID AF SO BN MR TR')
/** Without airline service from abroad, or without any. */
const CLOSED = codes('UA KP SY YE SD AQ')

const NORTH_AMERICA = codes('US CA MX PR')
const PACIFIC = codes('JP KR CN TW HK MO PH VN TH SG MY ID AU NZ FJ PF')

export function isEuropean(country: string): boolean {
  return EUROPEAN_COMMON_AREA.has(country)
}

export function isNorthAmerican(country: string): boolean {
  return NORTH_AMERICA.has(country)
}

/** East Asia and Oceania. */
export function isPacific(country: string): boolean {
  return PACIFIC.has(country)
}

/** Whether airlines fly between two countries in 2026; politics and safety notices, not demand. */
export function isSkyOpen(first: string, second: string): boolean {
  if (CLOSED.has(first) || CLOSED.has(second)) return false
  if ((WEST.has(first) && EAST.has(second)) || (EAST.has(first) && WEST.has(second))) return false
  return (
    !isEither(first, second, 'IL', ARAB_AND_FURTHER) &&
    !isEither(first, second, 'IN', codes('PK')) &&
    !isEither(first, second, 'US', codes('IR CU AF'))
  )
}

/** Same country, or no border control between them. */
export function isDomestic(first: string, second: string): boolean {
  return first === second || (SCHENGEN.has(first) && SCHENGEN.has(second))
}

function isEither(first: string, second: string, one: string, others: ReadonlySet<string>): boolean {
  return (first === one && others.has(second)) || (second === one && others.has(first))
}

import type { RouteChange } from './fold'

/** A change of the way in one line, for tests: "Leeds > Rome via Paris". */
export function routeInWords(change: RouteChange): string {
  const ends =
    change.from || change.to
      ? `${[change.from ?? '', ...change.alternatives.from].join(' or ')} > ${[change.to ?? '', ...change.alternatives.to].join(' or ')}`.trim()
      : ''
  const list = (label: string, texts: readonly string[]) => (texts.length > 0 ? `${label} ${texts.join(', ')}` : '')
  const parts = [
    ends,
    list(
      'legs',
      change.legs.map(({ from, to }) => `${from ?? '?'}-${to ?? '?'}`),
    ),
    list(
      'origins',
      change.origins.map(({ who, place }) => `${who} ${place}`),
    ),
    list('bare', change.bare === null ? [] : [change.bare]),
    list('not from', change.refused.from),
    list('not to', change.refused.to),
    list('via', change.via),
    list('not via', change.notVia),
    change.wayBack ? ['back', change.wayBack.from, '>', change.wayBack.to].filter((part) => part !== undefined).join(' ') : '',
    ...change.airports.map(({ sliceIndex = 'both', airports, withoutAirports }) =>
      airports ? `airports ${sliceIndex} ${airports}` : `without ${sliceIndex} ${withoutAirports}`,
    ),
    change.nearby === null ? '' : change.nearby ? 'nearby' : 'not nearby',
    change.isSwap ? 'swap' : '',
    change.isSameEnds ? 'same ends' : '',
    ...change.references.map(({ kind, side }) => `${side ?? ''} ${kind}`.trim()),
    list('with', change.airlines),
    list('names', change.airlinesNamed),
    list('without', change.withoutAirlines),
    list('alliance', change.alliances),
    list('not alliance', change.withoutAlliances),
    change.airlineSlice === null ? '' : `slice ${change.airlineSlice}`,
    change.anyAirline ? 'any airline' : '',
    change.anyAlliance ? 'any alliance' : '',
    change.otherAirline ? 'another airline' : '',
    change.lowCost === null ? '' : change.lowCost ? 'low cost' : 'not low cost',
    list('about', change.mentioned),
    list('unknown', change.unknown),
    list(
      'slips',
      change.slips.map(({ said, name }) => `${said}=${name}`),
    ),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

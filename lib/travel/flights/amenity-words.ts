import type { Amenities } from './offer-schema'

const WIFI: Readonly<Record<NonNullable<Amenities['wifi']>, string>> = {
  free: 'free Wi-Fi',
  paid: 'Wi-Fi for a fee',
  'free-or-paid': 'Wi-Fi, free or for a fee',
  'on-board': 'Wi-Fi',
  none: 'no Wi-Fi',
}

const LEGROOM: Readonly<Record<NonNullable<Amenities['legroom']>, string>> = {
  less: 'less legroom than usual',
  standard: 'usual legroom',
  more: 'more legroom than usual',
}

/** "Wi-Fi for a fee, power at the seat, usual legroom (rows 31 in apart)": what is known of one flight's cabin; null where nothing is. */
export function amenityWords({ wifi, power, legroom, pitchInches }: Amenities): string | null {
  const room = legroom && LEGROOM[legroom]
  const inches = pitchInches && `rows ${pitchInches} in apart`
  const known = [
    ...(wifi ? [WIFI[wifi]] : []),
    ...(power === null ? [] : [power ? 'power at the seat' : 'no power at the seat']),
    ...(room && inches ? [`${room} (${inches})`] : room ? [room] : inches ? [inches] : []),
  ]
  return known.length > 0 ? known.join(', ') : null
}

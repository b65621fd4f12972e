import type { Amenities, Fare, FlightOffer, Layover, Segment } from './offer-schema'
import type { FareTerms, PackedFare, PackedLayover, PackedRanked, PackedSegment } from './packed-offers-schema'
import type { RankedOffer } from './ranked-offer'

/** For an answer that crosses the network. All amounts of a fare are in one currency, as its sum is. */
export function packRanked(ranked: RankedOffer[]): PackedRanked {
  const places = createTable<PackedRanked['places'][number]>()
  const carriers = createTable<PackedRanked['carriers'][number]>()
  const aircraft = createTable<string>()
  const segments = createTable<PackedSegment>()
  const terms = createTable<FareTerms>()
  const amenities = createTable<Amenities>()

  function packSegment({ origin, destination, stopsAt, marketingCarrier, operatingCarrier, aircraft: type, ...rest }: Segment): number {
    return segments.place({
      ...rest,
      from: places.place(origin),
      to: places.place(destination),
      ...(stopsAt ? { stops: stopsAt.map(places.place) } : {}),
      marketing: carriers.place(marketingCarrier),
      operating: carriers.place(operatingCarrier),
      aircraft: aircraft.place(type),
    })
  }

  function packLayover({ airport, leavesFrom, ...rest }: Layover): PackedLayover {
    return { ...rest, at: places.place(airport), ...(leavesFrom ? { leaves: places.place(leavesFrom) } : {}) }
  }

  function packFare({ fareId, passengerFares, total, amenities: onBoard, ...rest }: Fare, offerId: string): PackedFare {
    const idEnd = fareId.startsWith(offerId) ? fareId.slice(offerId.length) : null
    const payers = passengerFares.map(({ type, count }): FareTerms['payers'][number] => [type, count])
    const amounts = passengerFares.flatMap(({ base, taxes, total: each }) => [base, taxes, each])
    return {
      terms: terms.place({ ...rest, idEnd, currency: total.currency, payers }),
      amounts: [total, ...amounts].map((money) => (money === null ? null : money.amountMinor)),
      ...(onBoard ? { amenities: onBoard.map(amenities.place) } : {}),
      ...(idEnd === null ? { fareId } : {}),
    }
  }

  const packed = ranked.map(({ offer: { segments: flown, layovers, fares, ...offer }, ...place }) => ({
    ...place,
    offer: {
      ...offer,
      segments: flown.map(packSegment),
      layovers: layovers.map(packLayover),
      fares: fares.map((fare) => packFare(fare, offer.offerId)),
    },
  }))
  return {
    places: places.items,
    carriers: carriers.items,
    aircraft: aircraft.items,
    segments: segments.items,
    terms: terms.items,
    amenities: amenities.items,
    ranked: packed,
  }
}

/** The offers as they were. Throws when the answer points at what it does not hold. */
export function unpackRanked(packed: PackedRanked): RankedOffer[] {
  const segments = packed.segments.map(
    ({ from, to, stops, marketing, operating, aircraft, ...rest }): Segment => ({
      ...rest,
      origin: at(packed.places, from),
      destination: at(packed.places, to),
      ...(stops ? { stopsAt: stops.map((stop) => at(packed.places, stop)) } : {}),
      marketingCarrier: at(packed.carriers, marketing),
      operatingCarrier: at(packed.carriers, operating),
      aircraft: at(packed.aircraft, aircraft),
    }),
  )
  return packed.ranked.map(({ offer: { segments: flown, layovers, fares, ...offer }, ...place }) => {
    const whole: FlightOffer = {
      ...offer,
      segments: flown.map((number) => at(segments, number)),
      layovers: layovers.map(({ at: airport, leaves, ...rest }) => ({
        ...rest,
        airport: at(packed.places, airport),
        ...(leaves === undefined ? {} : { leavesFrom: at(packed.places, leaves) }),
      })),
      fares: fares.map(({ amenities, ...fare }) => ({
        ...unpackFare(fare, at(packed.terms, fare.terms), offer.offerId),
        ...(amenities ? { amenities: amenities.map((number) => at(packed.amenities, number)) } : {}),
      })),
    }
    return { ...place, offer: whole }
  })
}

function unpackFare({ amounts, fareId }: PackedFare, { idEnd, currency, payers, ...rest }: FareTerms, offerId: string): Fare {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const part = (position: number) => {
    const amount = at(amounts, position)
    return amount === null ? null : money(amount)
  }
  const whole = (position: number) => money(at(amounts, position) ?? 0)
  return {
    ...rest,
    fareId: fareId ?? `${offerId}${idEnd ?? ''}`,
    passengerFares: payers.map(([type, count], payer) => ({
      type,
      count,
      base: part(1 + 3 * payer),
      taxes: part(2 + 3 * payer),
      total: whole(3 + 3 * payer),
    })),
    total: whole(0),
  }
}

/** Things in the order they first came, each once; `place` says where one stands. */
function createTable<T>(): { items: T[]; place: (item: T) => number } {
  const items: T[] = []
  const places = new Map<string, number>()
  return {
    items,
    place: (item) => {
      const key = JSON.stringify(item)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, items.length)
      return items.push(item) - 1
    },
  }
}

function at<T>(items: T[], position: number): T {
  const item = items[position]
  if (item === undefined) throw new Error(`the packed answer has nothing at ${position}`)
  return item
}

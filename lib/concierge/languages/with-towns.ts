import type { Tongue } from './tongue'

/** The same words with the towns in them named as the language names them. */
export function withTowns(tongue: Tongue): Tongue {
  const { search, places, planning, stays, meetUps, variants, facts, phrases } = tongue
  const town = (name: string) => tongue.town(name)
  const spelt = (words: string) => (tongue.language === 'fr' ? contracted(words) : words)
  const { stops, layover, airports } = facts.say
  return {
    ...tongue,
    search: { ...search, leg: (from, to, day) => spelt(search.leg(town(from), town(to), day)) },
    phrases: { ...phrases, standsFor: (wanted, airport) => phrases.standsFor(town(wanted), town(airport)) },
    places: { ...places, route: (from, to) => spelt(places.route(from && town(from), to && town(to))) },
    planning: {
      ...planning,
      planned: (days, place, first) => spelt(planning.planned(days, town(place), first)),
      changed: (days, place) => planning.changed(days, town(place)),
      proposed: (count, from) => spelt(planning.proposed(count, town(from))),
      noneFits: (from) => spelt(planning.noneFits(town(from))),
      compared: (from) => spelt(planning.compared(town(from))),
    },
    stays: { ...stays, found: (count, city, cheapest) => spelt(stays.found(count, town(city), cheapest)) },
    meetUps: {
      ...meetUps,
      lead: (day, place, gap, isReturn) => spelt(meetUps.lead(day, town(place), gap, isReturn)),
      flight: (flight, from, times, total, people) => spelt(meetUps.flight(flight, town(from), times, total, people)),
    },
    variants: {
      ...variants,
      from: (place) => spelt(variants.from(town(place))),
      to: (place) => variants.to(town(place)),
      homeFrom: (place) => spelt(variants.homeFrom(town(place))),
      homeTo: (place) => variants.homeTo(town(place)),
    },
    facts: {
      ...facts,
      say: {
        ...facts.say,
        stops: (count, via) => spelt(stops(count, via.map(town))),
        layover: (length, airport, isOvernight) => spelt(layover(length, town(airport), isOvernight)),
        airports: (from, to) => spelt(airports(town(from), town(to))),
        'stay-kept': (hotel, city, total) => spelt(facts.say['stay-kept'](hotel, town(city), total)),
        'none-via': (place) => spelt(facts.say['none-via'](town(place))),
        'trip-of-group': (from, total) => spelt(facts.say['trip-of-group'](town(from), total)),
      },
    },
  }
}

/** "Départ d’Athènes", "au Caire": what French joins before a name. */
function contracted(words: string): string {
  return words
    .replace(/(^|\s)à Le (?=\p{Lu})/gu, '$1au ')
    .replace(/(^|\s)de Le (?=\p{Lu})/gu, '$1du ')
    .replace(/(^|\s)de (?=[AÂEÉÈIÎOÔUY]\p{Ll})/gu, '$1d’')
}

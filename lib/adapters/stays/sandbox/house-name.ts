import type { HotelKind } from '@/lib/travel/stays/hotel'

/** What a house may be called: none is the name of a chain. */
const NAMES = ['Aurora', 'Wren', 'Lantern', 'Saffron', 'Juniper', 'Halcyon']
const NOUNS: Record<HotelKind, string[]> = {
  hotel: ['Hotel', 'House', 'Court'],
  guesthouse: ['Guesthouse', 'Rooms', 'Lodge'],
  apartments: ['Apartments', 'Flats'],
  hostel: ['Hostel', 'Bunkhouse'],
}

/** "Hotel Aurora Jordaan": plausible and made up, composed from the neighbourhood. The first that is free, from a place of its own on. */
export function houseName(neighbourhood: string, kind: HotelKind, isFree: (name: string) => boolean, start: number): string {
  const area = shortArea(neighbourhood)
  const names = NOUNS[kind].flatMap((noun) => NAMES.map((name) => wholeName(noun, name, area)))
  const turned = names.map((_, index) => names[(start + index) % names.length] ?? '')
  const name = turned.find(isFree)
  if (!name) throw new Error(`there are not enough names for ${neighbourhood}`)
  return name
}

/** "Hotel Aurora Gion", "Aurora Apartments Gion". */
function wholeName(noun: string, name: string, area: string): string {
  return noun === 'Hotel' ? `${noun} ${name} ${area}` : `${name} ${noun} ${area}`
}

/** The first of what a neighbourhood is called: "The Marais (3rd and 4th)" is "Marais", "Around the main station" "Main station". */
function shortArea(neighbourhood: string): string {
  const [first = ''] = neighbourhood.split(/,| \(| and | to /)
  const bare = first.replace(/^(?:Around )?(?:the )?/i, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

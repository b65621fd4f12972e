import type { HotelKind } from '@/lib/travel/stays/hotel'

/** Each name tells that its house is not there. */
const TELLS = ['Sample', 'Example', 'Specimen', 'Imaginary', 'Make-Believe', 'Pretend']
const NOUNS: Record<HotelKind, string[]> = {
  hotel: ['Hotel', 'House', 'Court'],
  guesthouse: ['Guesthouse', 'Rooms', 'Lodge'],
  apartments: ['Apartments', 'Flats'],
  hostel: ['Hostel', 'Bunkhouse'],
}

/** "Sample Hotel Jordaan": plainly made up, and composed from the neighbourhood. The first that is free, from a place of its own on. */
export function houseName(neighbourhood: string, kind: HotelKind, isFree: (name: string) => boolean, start: number): string {
  const area = shortArea(neighbourhood)
  const names = NOUNS[kind].flatMap((noun) => TELLS.map((tell) => `${tell} ${noun} ${area}`))
  const turned = names.map((_, index) => names[(start + index) % names.length] ?? '')
  const name = turned.find(isFree)
  if (!name) throw new Error(`there are not enough names for ${neighbourhood}`)
  return name
}

/** The first of what a neighbourhood is called: "The Marais (3rd and 4th)" is "Marais", "Around the main station" "Main station". */
function shortArea(neighbourhood: string): string {
  const [first = ''] = neighbourhood.split(/,| \(| and | to /)
  const bare = first.replace(/^(?:Around )?(?:the )?/i, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

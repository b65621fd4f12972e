export const aNight = (price: string) => `${price} a night`
export const keptWithYourTrip = 'kept with your trip'
export const furtherOutOnThisSide = 'further out, on this side'
export const centre = 'Centre'
export const ringsTheWayFromTheCentre = 'Rings: distance from the centre'
export const sight = '◆ sight'
export const amberAPick = 'Amber: recommended'
export const beyond = (count: number) => `${count} beyond`
export const wider = 'Wider'
export const closerToThePressed = 'Closer to the chosen place'
export const closer = 'Closer'
export const mapOfPlaces = (places: string, city: string) => `Map of ${places} in ${city}; each pin shows the price a night`
export const mapOfStreets = (city: string) => `Streets of ${city}`
export const km = (count: number) => `${count} km`
export const metres = (count: number) => `${count} m`

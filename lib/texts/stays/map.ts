export const aNight = (price: string) => `${price} a night`
export const keptWithYourTrip = 'kept with your trip'
export const furtherOutOnThisSide = 'further out, on this side'
export const centre = 'Centre'
export const ringsTheWayFromTheCentre = 'Rings: the way from the centre'
export const sight = '◆ sight'
export const amberAPick = 'Amber: a pick'
export const beyond = (count: number) => `${count} beyond`
export const wider = 'Wider'
export const closerToThePressed = 'Closer to the place that is pressed'
export const closer = 'Closer'
export const mapOfPlaces = (places: string, city: string) => `Map of ${places} in ${city}; each pin tells the price of a night`
export const km = (count: number) => `${count} km`
export const metres = (count: number) => `${count} m`

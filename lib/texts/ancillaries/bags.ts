export const atMostForTheGroup = (quantity: number) => `at most ${quantity} for the group`
export const atMostForEachTraveller = (quantity: number) => `at most ${quantity} for each traveller`
export const priceEach = (price: string) => `${price} each`
export const forTheGroup = 'For the group'
export const sameForEveryone = 'The same for everyone'
export const noBagsAreSoldFor = (names: string) => `No bags are sold for ${names}.`
export const bagsOf = (flights: string) => `Bags: ${flights}`
export const sameOnAllFlights = (flight: string) => `The same as on ${flight} on all flights`
export const sameOnTheWayBack = 'The same on the return'
export const sameOnTheWayOut = 'The same on the outbound'
export const forWhom = (whom: string) => `for ${whom}`
export const none = 'None'
export const checkedBag = 'checked bag'
export const severalCheckedBags = (count: number) => `${count} checked bags`
export const cabinBag = 'cabin bag'
export const severalCabinBags = (count: number) => `${count} cabin bags`
export const checkedBagsHeading = 'Checked bags'
export const cabinBagsHeading = 'Cabin bags'
export const bagOfWeight = (bag: string, weightKg: number) => `${bag}, ${weightKg} kg`
export const bagsOfWeight = (bags: string, weightKg: number) => `${bags}, ${weightKg} kg each`
export const bags = 'Bags'
export const bagForSeveralFlights = 'A bag for several flights replaces bags for a single flight, and the other way round.'
export const included = 'Included:'
export const includedOnFlight = (flight: string) => `Included, ${flight}:`
export const forEachTravellerWithASeat = 'For each traveller with a seat.'
export const whatAnInfantMayTake = 'The airline decides what you can bring for an infant. Ask about a pushchair or a cot.'
export const noBagAdded = 'No bag added'

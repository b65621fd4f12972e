export const seatsCannotBeChangedAnyMore = 'You can’t change seats any more.'
export const seatIsTaken = (seatNumber: string) => `Seat ${seatNumber} is taken.`
export const seatGivenUpFor = (seatNumber: string, chooser: string) => `Seat ${seatNumber} removed for ${chooser}.`
export const seatChosenFor = (seatNumber: string, chooser: string, price: string) => `Seat ${seatNumber} chosen for ${chooser}, ${price}.`
export const seatsOnGivenUp = (flightNumber: string) => `Seats on ${flightNumber} cleared.`
export const seatMapOf = (flightNumber: string, route: string) => `Seats on ${flightNumber}, ${route}`
export const noSeatsYetInSentence = 'no seats yet'
export const flightNumberOf = (number: number, count: number) => `Flight ${number} of ${count}`
export const noSeatsYet = 'No seats yet'
export const flights = 'Flights'
export const seatIsNoLongerFree = (seatNumber: string, traveller: string, flightNumber: string) =>
  `Seat ${seatNumber} for ${traveller} on ${flightNumber} is no longer free. Please choose another.`
export const noSuchSeatsAreLeft = 'There are no seats like that left on this flight. Ask the airline at check-in.'
export const seatEverybodyTogether = 'Seat everyone together'
export const chooseOtherSeats = 'Choose other seats'
export const newSeatsOn = (flightNumber: string) => `New seats on ${flightNumber}.`
export const thisFlight = 'this flight'
export const aTraveller = 'a traveller'
export const pointAtASeat = 'Point at a seat for details.'
export const pointAtASeatOrPress = 'Choose a seat.'
export const arrowKeysWalkTheCabin = 'You can use the arrow keys.'
export const pressAgainToGiveItUp = 'Choose it again to remove it.'
export const yours = 'Yours'
export const taken = 'Taken'
export const notFor = (chooser: string) => `Not for ${chooser}`
export const extraLegroom = 'Extra legroom'
export const whatTheMarksMean = 'What the symbols mean'
export const included = 'Included'
export const airlineDoesNotSellSeatTo = (chooser: string) => `The airline doesn’t sell this seat to ${chooser}.`
export const seatsForEverybody = 'Seats for everyone'
export const chooseForMe = 'Choose for me'
export const notPossible = 'not possible'
export const onAllFlightsAtOnce = (count: number) => (count === 2 ? 'On both flights at once' : `On all ${count} flights at once`)
export const seatsOnAllFlights = (count: number) => `${count} seats on all flights`
export const allTogether = 'All together'
export const window = 'Window'
export const aisle = 'Aisle'
export const moreLegroom = 'More legroom'
export const cheapest = 'Cheapest'
export const extraLegroomInSentence = 'extra legroom'
export const besideAnEmergencyExit = 'beside an emergency exit'
export const placeForABassinet = 'space for a bassinet'
export const frontRow = 'front row'
export const doesNotRecline = 'doesn’t recline'
export const noViewOut = 'no view'
export const nearALavatory = 'near a lavatory'
export const includedInSentence = 'included'
export const notForChildren = (trait: string) => `not for children: ${trait}`
export const seat = (seatNumber: string) => `Seat ${seatNumber}`
export const free = 'free'
export const takenInSentence = 'taken'
export const givenAtCheckIn = 'Assigned at check-in'
export const everythingElseIsKept = 'We’ve kept everything else.'
export const nextFlight = (route: string) => `Next flight: ${route}`
export const seatsAreBooked = 'These seats are booked. To change them, contact the airline with your booking reference.'
export const bookingWasGivenBack = 'This booking was cancelled. These were its seats.'
export const orderIsOnItsWay = 'We’re making your booking, so you can’t change seats right now.'
export const chooseSeats = 'Choose seats'
export const seats = 'Seats'
export const whatYouHaveChosenIsKept = 'We’ve kept what you chose.'
export const airlineSellsNoSeats = 'This airline doesn’t sell seats in advance. You’ll get one at check-in.'
export const airlinesSellNoSeats = 'These airlines don’t sell seats in advance. You’ll get one at check-in.'
export const loadingTheSeatMaps = 'Loading the seat maps'
export const seatsOnThisFlight = 'Seats on this flight'
export const choosingFor = 'Choosing for'
export const clearSeats = 'Clear seats'
export const clearSeatsOnThisFlight = 'Clear seats on this flight'
export const onLapOf = (infant: string, traveller: string) => `${infant}: on ${traveller}’s lap`
export const noSeatYet = 'No seat yet'
export const airlineSellsNoSeatsOnFlight = (airline: string) =>
  `${airline} doesn’t sell seats in advance on this flight. You’ll get one at check-in.`
export const atCheckIn = 'At check-in'
export const seatsOn = (flightNumber: string) => `Seats on ${flightNumber}`
export const seatsAndTripTotal = (seats: string, total: string) => `Seats ${seats}, trip ${total}.`
export const nowChoosingFor = (name: string) => `Now choosing for ${name}.`
export const seatFor = (seatNumber: string, name: string) => `${seatNumber} for ${name}`
export const chosenFor = (name: string) => `chosen for ${name}`
export const beingChosenFor = (name: string) => `being chosen for ${name}`
export const notPossibleBecause = (why: string) => `not possible: ${why}`
export const tryAgain = 'Try again'
export const windowInSentence = 'window'
export const middle = 'middle'
export const aisleInSentence = 'aisle'

export const noneWereAdded = (kind: string) => `No ${kind} were added to this trip.`
export const tripIsBooked = 'Your trip is booked. To change anything, contact the airline with your booking reference.'
export const bookingWasGivenBack = 'This booking was cancelled. It included this.'
export const orderIsOnItsWay = 'We’re making your booking, so you can’t change anything right now.'
export const everybody = 'Everyone'
export const seat = (seatNumber: string) => `Seat ${seatNumber}`
export const bothWays = 'Both ways'
export const allFlights = 'All flights'
export const seats = 'Seats'
export const bags = 'Bags'
export const meals = 'Meals'
export const extras = 'Extras'
export const seatsInSentence = 'seats'
export const bagsInSentence = 'bags'
export const mealsInSentence = 'meals'
export const extrasInSentence = 'extras'
export const tripTotal = 'Trip total'
export const done = 'Done'
export const whatYouHaveChosenIsKept = 'We’ve kept what you chose.'
export const loading = (kind: string) => `Loading the ${kind}`
export const faresBeforeSeats = 'Choose a flight and a fare for each direction first, then your seats.'
export const faresBeforeBags = 'Choose a flight and a fare for each direction first, then your bags.'
export const faresBeforeMeals = 'Choose a flight and a fare for each direction first, then your meals.'
export const faresBeforeExtras = 'Choose a flight and a fare for each direction first, then your extras.'
export const seatsAreNotSold = 'You can’t buy this airline’s seats here. After booking, ask the airline with your booking reference.'
export const bagsAreNotSold = 'You can’t buy more bags for this airline here. After booking, ask the airline with your booking reference.'
export const mealsAreNotSold = 'You can’t buy this airline’s meals here. After booking, ask the airline with your booking reference.'
export const extrasAreNotSold = 'You can’t buy this airline’s extras here. After booking, ask the airline with your booking reference.'
export const noSeatsOnTheseFlights = 'You can’t choose seats on these flights. The airline gives you one at check-in.'
export const noBagsOnTheseFares = 'You can’t add bags to these fares. If you need more, choose a fare that includes them.'
export const noMealsOnTheseFlights = 'No meals are sold on these flights.'
export const noExtrasOnTheseFlights = 'No extras are sold with these flights.'
export const included = 'included'
export const tryAgain = 'Try again'
export const and = ' and '
export const countOfSeats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`
export const countOfBags = (count: number) => `${count} ${count === 1 ? 'bag' : 'bags'}`
export const countOfMeals = (count: number) => `${count} ${count === 1 ? 'meal' : 'meals'}`
export const countOfExtras = (count: number) => `${count} ${count === 1 ? 'extra' : 'extras'}`

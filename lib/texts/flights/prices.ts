export const amongTheCheapest = 'among the cheapest of the month'
export const theDayShown = 'the day shown'
export const none = 'none'
export const kilograms = (weight: number) => `${weight} kg`
export const co2OfOneSeat = '{weight} of CO₂ for one seat in {cabin}.'
export const co2OfOneSeatAndTypical = '{weight} of CO₂ for one seat in {cabin}; a direct flight of this length is typically {typical}.'
export const howTheCo2IsEstimated = 'How the CO₂ is estimated'
export const how = 'How?'
export const pricesIn = (currency: string) => `Prices in ${currency}`
export const lowestPricesAround = 'Lowest prices on nearby days'
export const dayAndThatItIsShown = (day: string) => `${day}, the day shown`
export const lowestPrices = (whom: string) => `Lowest prices ${whom}`
export const noFlights = 'no flights'
export const inThePast = 'in the past'
export const notOnSaleYet = 'not on sale yet'
export const beforeYouArrive = 'before you arrive'
export const afterYourNextFlight = 'after your next flight'
export const dayFromPrice = (name: string, total: string, whom: string) => `${name}, from ${total} ${whom}`
export const monday = 'Monday'
export const tuesday = 'Tuesday'
export const wednesday = 'Wednesday'
export const thursday = 'Thursday'
export const friday = 'Friday'
export const saturday = 'Saturday'
export const sunday = 'Sunday'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
export const howKeysGoThroughDays = (month: string) => `${month}. Use the arrow keys for days and weeks, Page Up and Page Down for months.`
export const lowestPriceOneDirection = (currency: string, whom: string) => `Lowest price in ${currency}, ${whom}, this direction only`
export const cheapestQuarterOfTheMonth = 'the cheapest quarter of the month'
export const lowestPriceOfEachDay = 'Lowest price of each day'
export const flightsByPrice = (whom: string) => `Flights by price ${whom}`
export const price = 'Price'
export const duration = 'Duration'
export const stops = 'Stops'
export const times = 'Times'
export const flight = 'Flight'
export const choose = 'Choose'
export const yours = 'Yours'
export const oneMarkForEachFlight = 'Price against duration, one point for each flight'
export const chooseFlight = (flight: string) => `Choose ${flight}`
export const pickAMark = 'Choose a point, or use the arrow keys, to see its flight.'
export const hideTheTable = 'Hide the table'
export const showAsATable = 'Show as a table'
export const priceAgainstDuration = 'Price against duration'
export const priceByDuration = (currency: string, whom: string) => `Price in ${currency} ${whom} by duration`
export const isLow = '{price} is low:'
export const isAboutUsual = '{price} is about usual:'
export const isHigh = '{price} is high:'
export const eachAndTotal = (each: string, total: string, count: number) => `${each} each (${total} for ${count})`
export const oneWayPrice = (price: string) => `One Way, ${price}`
export const rangeEach = (range: string) => `${range} each`
export const verdictWithEvidence = '{verdict} of {count} earlier prices for this route since {day}, the middle half were {range}.'
export const tryAgain = 'Try again'
export const totalThereAndBack = (whom: string) => `Total price there and back, ${whom}`
export const totalForAll = (whom: string) => `Total price, ${whom}`
export const yourDays = 'Your days'
export const returning = 'Return'
export const everyPriceByDays = 'All prices by outbound and return'
export const seeTheseFlights = 'See these flights'
export const seeFlightsOn = (days: string, total: string) => `See these flights: ${days}, ${total}`
export const fromTo = (origin: string, destination: string) => `${origin} → ${destination}`
export const seeFlightsOfRoute = (route: string, total: string) => `See these flights: ${route}, ${total}`
export const betweenTimes = (departs: string, arrives: string) => `${departs}–${arrives}`
export const moreDays = (count: number) => `${count} more`
export const everyPriceCompared = 'All prices by day and nights'
export const everyDayCompared = 'All prices by day'
export const leaving = 'Leaving'
export const notPriced = 'not priced'
export const notCompared = 'not compared'

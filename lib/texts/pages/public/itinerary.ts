export const dayAndTitle = (index: number, title: string) => `Day ${index}: ${title}`
export const pictureDescription = 'The trip, its length and its best months'
export const daysAndBestMonths = (count: number, monthSpans: string) => `${count} days · best ${monthSpans}`
export const howLong = 'How long'
export const countOfDays = (count: number) => `${count} days`
export const bestMonths = 'Best months'
export const places = 'Places'
export const flights = 'Flights'
export const thereAndBackBy = (arriveAt: string) => `There and back: ${arriveAt}`
export const landAndLeave = (arriveAt: string, leaveFrom: string) => `Land at ${arriveAt}, leave from ${leaveFrom}`
export const atAGlance = 'At a glance'
export const dayByDay = 'Day by day'
export const whatItCosts = 'What it costs'
export const goodToKnow = 'Good to know'
export const questionsPeopleAsk = 'Questions people ask'
export const itineraries = 'Itineraries'
export const twoToFourDays = 'Two to four days'
export const fiveToSevenDays = 'Five to seven days'
export const longer = 'Longer'
export const itinerariesDayByDay = 'Itineraries, day by day'
export const countOfTrips = (count: number) =>
  `${count} trips with times, walks and trains, what they cost, and what to do when it rains or with children.`
export const tripsDayByDay = 'Trips, day by day'
export const plansThatHold =
  'Plans you can follow: times that work, walks that aren’t too long, honest costs, and another idea for rain and for children.'

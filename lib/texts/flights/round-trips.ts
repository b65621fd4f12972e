// The flights of a search there and back, two by two.

export const thereAndBack = 'there and back'
export const roundTripsOfRoute = (origin: string, destination: string) => `Round Trips from ${origin} to ${destination}`
export const daysAndCounts = (days: string, outCount: number, backCount: number) =>
  `${days} · ${outCount} ${outCount === 1 ? 'flight' : 'flights'} out, ${backCount} back · taxes included`
export const roundTripsFound = (outCount: number, backCount: number, total: string, whom: string) =>
  `${outCount} outbound and ${backCount} return flights found, Round Trips from ${total} ${whom}.`
export const chooseRoundTripForPrice = (out: string, back: string, total: string, whom: string) =>
  `Choose the Round Trip, outbound ${out}, return ${back}, ${total} there and back ${whom}`
export const spokenRoundTrip = (out: string, back: string) => `Outbound ${out}. Return ${back}`
export const detailsOfRoundTrip = (out: string, back: string) => `Details of ${out} and ${back}`
export const youChoseRoundTrip = (flights: string) => `You chose ${flights}`
export const chooseSeparately = 'Choose outbound and return separately'
export const bags = 'Included bags'
export const bagsOf = (direction: string, bags: string) => `${direction}: ${bags}`
export const nextBest = 'Next best'
export const noRoundTripIsLeft = 'No Round Trip is left with these filters.'
export const filtersOut = 'Outbound filters'
export const filtersBack = 'Return filters'
export const recommended = 'We recommend this Round Trip: it’s the best value by your preferences.'
export const priceOneWay = (total: string, whom: string) => `${total} One Way, ${whom}`

export const whatCountsForYou = 'Your preferences'
export const weighAsMostPeopleDo = 'Reset'
export const dontMind = 'don’t mind'
export const matterALittle = 'a little'
export const matterAsToMost = 'normal'
export const matterMore = 'more'
export const matterALot = 'a lot'
export const hoursOnTheWay = 'Travel time'
export const changesOfPlanesAndAirports = 'Changing planes and airports'
export const flyingAtNight = 'Flying at night'
export const tightLongAndOvernightWaits = 'Tight, long and overnight layovers'
export const anHourCountsForNothing = 'an hour is worth nothing'
export const anHourCountsAs = (hour: string) => `an hour is worth ${hour}`
export const priceForWhom = (whom: string) => `Price ${whom}`
export const onTheWay = (durationMinutes: string) => `${durationMinutes} of travel`
export const countOfAirportChanges = (count: number) => `${count} ${count === 1 ? 'airport change' : 'airport changes'}`
export const partOfItAtNight = 'Partly at night'
export const atNightTimes = (count: number) => `At night, ${count} times`
export const countOfTroublesomeWaits = (count: number) => `${count} tight, long or overnight ${count === 1 ? 'layover' : 'layovers'}`
export const countOfBagsNotIncluded = (count: number) => `${count} ${count === 1 ? 'bag that is' : 'bags that are'} not included`
export const anHour = (hour: string) => `${hour} an hour`
export const doesNotCount = 'doesn’t count'
export const likeMore = (minutes: string) => `like ${minutes} more`
export const whyThisRank = 'Why it’s ranked here'
export const priceAndWhatTroubleIsWorth = (travellers: number) =>
  `The price, plus what time and trouble are worth${travellers > 1 ? ` to ${travellers} travellers` : ''}. The lowest sum is the best value.`
export const what = 'What'
export const howItCounts = 'How it counts'
export const inMoney = 'In money'
export const allIn = 'Total'
export const troubleAtAnHour = (ordinaryHour: string) => `trouble at ${ordinaryHour} an hour`
export const countOfStops = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`

export const whatCountsForYou = 'What counts for you'
export const weighAsMostPeopleDo = 'Weigh as most people do'
export const dontMind = 'don’t mind'
export const matterALittle = 'matter a little'
export const matterAsToMost = 'matter as to most'
export const matterMore = 'matter more'
export const matterALot = 'matter a lot'
export const hoursOnTheWay = 'Hours on the way'
export const changesOfPlanesAndAirports = 'Changes of planes and airports'
export const flyingAtNight = 'Flying at night'
export const tightLongAndOvernightWaits = 'Tight, long and overnight waits'
export const anHourCountsForNothing = 'an hour counts for nothing'
export const anHourCountsAs = (hour: string) => `an hour counts as ${hour}`
export const priceForWhom = (whom: string) => `Price ${whom}`
export const onTheWay = (durationMinutes: string) => `${durationMinutes} on the way`
export const countOfAirportChanges = (count: number) => `${count} ${count === 1 ? 'change of airports' : 'changes of airports'}`
export const partOfItAtNight = 'Part of it at night'
export const atNightTimes = (count: number) => `At night, ${count} times`
export const countOfTroublesomeWaits = (count: number) => `${count} tight, long or overnight ${count === 1 ? 'wait' : 'waits'}`
export const countOfBagsNotIncluded = (count: number) => `${count} ${count === 1 ? 'bag that is' : 'bags that are'} not included`
export const anHour = (hour: string) => `${hour} an hour`
export const doesNotCount = 'does not count'
export const likeMore = (minutes: string) => `like ${minutes} more`
export const whyThisRank = 'Why this rank'
export const priceAndWhatTroubleIsWorth = (travellers: number) =>
  `The price, plus what time and trouble are worth${travellers > 1 ? ` to ${travellers} travellers` : ''}. The lowest sum is the best value.`
export const what = 'What'
export const howItCounts = 'How it counts'
export const inMoney = 'In money'
export const allIn = 'All in'
export const troubleAtAnHour = (ordinaryHour: string) => `trouble at ${ordinaryHour} an hour`
export const countOfStops = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`

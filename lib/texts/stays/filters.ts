export const aNight = (price: string) => `${price} a night`
export const freeToCancel = 'free to cancel'
export const breakfastIncluded = 'breakfast included'
export const eitherStars = (counts: string) => `${counts} stars`
export const theSightYouNamed = 'the sight you named'
export const aWalkFrom = (sight: string) => `a walk from ${sight}`
export const fromPrice = (lowest: string) => `from ${lowest}`
export const upToPrice = (highest: string) => `up to ${highest}`
export const betweenPrices = (lowest: string, highest: string) => `${lowest} to ${highest}`
export const removeThisFilter = 'remove this filter'
export const clearAll = 'Clear all'
export const filtersInUse = 'Filters in use'
export const priceANight = 'Price a night'
export const lowestPriceANight = 'Lowest price a night'
export const highestPriceANight = 'Highest price a night'
export const priceANightOneRoom = 'Price a night, one room'
export const freeToCancelLabel = 'Free to cancel'
export const breakfastIncludedLabel = 'Breakfast included'
export const included = 'Included'
export const stars = 'Stars'
export const starCount = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`
export const kindOfHouse = 'Type of place'
export const anywhere = 'Anywhere'
export const withinAWalkOf = 'Within a walk of'
export const neighbourhood = 'Neighbourhood'
export const theHouseHas = 'Facilities'
export const access = 'Access'
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`
export const ofGroup = (group: string) => `of ${group}`
export const placeInSentence = 'place'
export const placesInSentence = 'places'

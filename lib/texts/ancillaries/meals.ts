export const noMealsAreSoldOn = (flightNumber: string) => `No meals are sold on ${flightNumber}.`
export const yourFareIncludesOne = 'Your fare includes one.'
export const everyone = 'Everyone'
export const noMealsAreSoldFor = (names: string) => `No meals are sold for ${names}.`
export const sameOnAllFlights = 'The same on all flights'
export const mealsOn = (flightNumber: string, day: string) => `Meals on ${flightNumber}, ${day}`
export const differentMeals = 'Different meals'
export const noSpecialMealOneIsIncluded = 'No special meal, one is included'
export const noMeal = 'No meal'
export const meals = 'Meals'

export const budget = 'Budget'
export const setABudget = 'Set a budget'
export const budgetOf = (amount: string) => `Budget ${amount}`
export const budgetOfEach = (amount: string) => `Budget ${amount} each`
export const budgetOfEachAndAll = (amount: string, total: string) => `Budget ${amount} each, ${total} in total`
export const settingTheBudget = 'Noting your budget…'
export const leftOf = '{left} left of your {limit} budget'
export const overBy = '{over} over your {limit} budget'
export const flightsTake = 'Flights {price}'
export const stayTakes = 'Stay {price}'
export const nothingChosenOf = 'Your budget is {limit}. Nothing chosen yet.'
export const notCounted = (amounts: string) => `Not counted, as it’s in another currency: ${amounts}`
export const cheapestHere = 'The cheapest flights for these days come to {cheapest}: {over} over your budget.'
export const cheapestFits = 'The cheapest flights for these days come to {cheapest}, so they fit.'
export const otherDaysFit = (days: string) => `${days}: {total}, within your budget`
export const otherDaysCost = (days: string) => `${days}: {total}, still over your budget`
export const showTheseDays = 'Show these days'
export const youAskedForTheDays = (days: string) => `You asked for ${days}`
export const amountOfBudget = 'Most for flights and stay'
export const forWhom = 'For'
export const forEveryone = 'everyone together'
export const forEach = 'each traveller'
export const saveBudget = 'Save'
export const changeTheBudget = 'Change the budget'
export const removeTheBudget = 'Remove the budget'
export const change = 'Change'
export const remove = 'Remove'
export const notAnAmount = 'Enter an amount above zero, such as 600.'

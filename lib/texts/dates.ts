export const chooseInCalendar = (field: string) => `${field}: choose in the calendar`
export const calendarIsLoading = 'Opening the calendar'
export const chooseTheDay = (field: string) => `${field}: choose a day`
export const done = 'Done'
export const dayOrder = { 'day-first': 'dd/mm/yyyy', 'month-first': 'mm/dd/yyyy' } as const
export const unreadable = (example: string) => `Write the day like this: ${example}.`
export const noSuchMonth = (month: number) => `There’s no month ${month}.`
export const noSuchDay = (day: number, month: string, year: number | null) =>
  `${day} ${month}${year === null ? '' : ` ${year}`} doesn’t exist.`
export const otherWeekday = (date: string, weekday: string) => `${date} is a ${weekday}. Which day do you mean?`
export const chosenFor = (field: string) => `chosen: ${field}`
export const openDay = 'Choose a day'
export const lowestPriceOfEachDay = (field: string, currency: string, whom: string) =>
  `${field}: lowest price of each day in ${currency}, ${whom}`
export const fromPrice = (total: string, whom: string) => `from ${total} ${whom}`

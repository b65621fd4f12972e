/** The three boxes of a date as one text `yyyy-MM-dd`, while any of them may still be empty or short. */
export type DateParts = { day: string; month: string; year: string }

export function splitDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { day, month, year }
}

export function joinDate({ day, month, year }: DateParts): string {
  return day || month || year ? `${year}-${month}-${day}` : ''
}

/** "1990-4-7" becomes "1990-04-07"; an unfinished date stays as it is. */
export function completeDate(text: string): string {
  const { day, month, year } = splitDate(text)
  return year.length === 4 && day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

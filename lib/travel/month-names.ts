export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "March"; 1 is January. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? ''
}

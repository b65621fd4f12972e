/** Which of the numbers stand in a text, also in groups, with dashes, or in full-width digits. Said without the number itself. */
export function leaksOf(numbers: string[], text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[\s\-_.\u200b]/g, '')
  return numbers.filter((number) => text.includes(number) || plain.includes(number)).map((number) => `…${number.slice(-4)}`)
}

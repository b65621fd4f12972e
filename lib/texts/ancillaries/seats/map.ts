export const front = 'Front'
export const back = 'Back'
export const row = 'Row'
export const numberedRow = (number: number) => `Row ${number}`
export const rowOverTheWing = (number: number) => `Row ${number}, over the wing`
export const deck = 'Deck'
export const mainDeck = 'Main deck'
export const upperDeck = 'Upper deck'
export const emergencyExitsOnBothSides = 'Emergency exits on both sides'
export const emergencyExitOnTheLeft = 'Emergency exit on the left'
export const emergencyExitOnTheRight = 'Emergency exit on the right'
export const exit = 'Exit'
export const lavatory = 'Lavatory'
export const galley = 'Galley'
export const closet = 'Closet'
export const stairs = 'Stairs'
export const bassinet = 'Bassinet'
export const cot = 'Cot'
export const notYourCabin = (cabin: string) => `${cabin} · not your cabin`
export const howKeysMoveOverTheSeats =
  'Use the arrow keys to move, Page Up and Page Down to move five rows, F for the next free seat, Enter to choose, and Escape to go back to the travellers.'
export const otherCabinInRows = (cabin: string, firstRow: number, lastRow: number) =>
  `${cabin}, rows ${firstRow} to ${lastRow}: not your cabin`

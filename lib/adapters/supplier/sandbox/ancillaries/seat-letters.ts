// No I, which is read as 1. The letters of a full row stand as passengers know them: A at the left window, the last at the right.
const NARROW: Readonly<Record<string, string>> = {
  '1-1': 'A F',
  '1-2': 'A DF',
  '2-2': 'AC DF',
  '2-3': 'AC DEF',
  '3-3': 'ABC DEF',
}
const WIDE: Readonly<Record<string, string>> = {
  '1-2-1': 'A DG K',
  '2-2': 'AC HK',
  '2-2-2': 'AC DG HK',
  '2-3-2': 'AC DEG HK',
  '2-4-2': 'AC DEFG HK',
  '3-3': 'ABC HJK',
  '3-3-3': 'ABC DEF HJK',
  '3-4-3': 'ABC DEFG HJK',
}

/** The letters of each section of a full row, from left to right. */
export function lettersOf(abreast: string, isWidebody: boolean): string[][] {
  const letters = (isWidebody ? WIDE : NARROW)[abreast]
  if (!letters) throw new Error(`no airline sits ${abreast} in such an aircraft`)
  return letters.split(' ').map((section) => [...section])
}

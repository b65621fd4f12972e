import { expect, test } from 'vitest'
import { AIRCRAFT } from '../world/aircraft'
import { fittedCabins, seatsPerRow } from './fitted-cabins'
import { isLayoutSeat, type LayoutSeat } from './layout-row'
import { type LayoutCabin, seatLayout } from './seat-layout'

const FITTINGS = ['full-service', 'economy'] as const
const LAYOUTS = Object.keys(AIRCRAFT).flatMap((code) =>
  FITTINGS.map((fitting) => ({ code, fitting, name: `${code} ${fitting}`, cabins: seatLayout(code, fitting) })),
)

function seatsIn({ rows }: LayoutCabin): LayoutSeat[] {
  return rows.flatMap(({ sections }) => sections.flat().filter(isLayoutSeat))
}

test('every aircraft has the seats of its fitting, to a row of each cabin', () => {
  for (const { code, fitting, name, cabins } of LAYOUTS) {
    const fitted = fittedCabins(code, fitting)
    expect(
      cabins.map(({ cabin }) => cabin),
      name,
    ).toHaveLength(fitted.length)
    for (const { cabin, deck, seats, abreast } of fitted) {
      const drawn = cabins.find((one) => one.cabin === cabin && one.deck === deck)
      expect(Math.abs((drawn ? seatsIn(drawn).length : 0) - seats), `${name} ${cabin}`).toBeLessThanOrEqual(seatsPerRow(abreast) / 2)
    }
    if (fitting === 'full-service') {
      const all = fitted.reduce((sum, { seats }) => sum + seats, 0)
      expect(all, name).toBe(AIRCRAFT[code]?.seats)
    }
  }
})

test('seat numbers are unique, rows run from front to back, and no letter is an I', () => {
  for (const { name, cabins } of LAYOUTS) {
    const numbers = cabins.flatMap(seatsIn).map(({ seatNumber }) => seatNumber)
    expect(new Set(numbers).size, name).toBe(numbers.length)
    expect(
      numbers.filter((number) => !/^\d{1,3}[A-HJK]$/.test(number)),
      name,
    ).toEqual([])
    for (const { rows } of cabins) {
      const rowNumbers = rows.flatMap(({ number }) => (number === null ? [] : [number]))
      expect(rowNumbers, name).toEqual(rowNumbers.map((_, index) => (rowNumbers[0] ?? 0) + index))
    }
  }
})

test('every row, of seats or not, has a place for every letter', () => {
  for (const { name, cabins } of LAYOUTS) {
    for (const { columns, rows } of cabins) {
      for (const { sections } of rows) {
        expect(
          sections.map((section) => section.length),
          name,
        ).toEqual(columns.map((letters) => letters.length))
      }
    }
  }
})

test('letters are those that passengers know', () => {
  const columns = (code: string, cabin: string) =>
    seatLayout(code, 'full-service')
      .find((one) => one.cabin === cabin)
      ?.columns.map((letters) => letters.join(''))
      .join(' ')
  expect(columns('320', 'economy')).toBe('ABC DEF')
  expect(columns('223', 'economy')).toBe('AC DEF')
  expect(columns('77W', 'economy')).toBe('ABC DEFG HJK')
  expect(columns('77W', 'business')).toBe('A DG K')
  expect(columns('333', 'economy')).toBe('AC DEFG HK')
  expect(columns('789', 'economy')).toBe('ABC DEF HJK')
  expect(columns('AT7', 'economy')).toBe('AC DF')
})

test('the 737-800 of a low-cost airline has two exit rows over the wing, with legroom, and rows before them that do not recline', () => {
  const [cabin] = seatLayout('738', 'economy')
  if (!cabin) throw new Error('no cabin')
  const rowsWith = (trait: LayoutSeat['traits'][number]) => [
    ...new Set(
      seatsIn(cabin)
        .filter(({ traits }) => traits.includes(trait))
        .map(({ seatNumber }) => Number.parseInt(seatNumber, 10)),
    ),
  ]
  expect(rowsWith('exit-row')).toEqual([15, 16])
  expect(rowsWith('extra-legroom')).toEqual([1, 15, 16])
  expect(rowsWith('no-recline')).toEqual([14, 15, 31])
  expect(rowsWith('no-window-view')).toHaveLength(1)
  expect(cabin.wings).toMatchObject({ firstRow: expect.any(Number), lastRow: expect.any(Number) })
  expect((cabin.wings?.firstRow ?? 0) < 15 && (cabin.wings?.lastRow ?? 0) > 16).toBe(true)
})

test('every aircraft has a way out at both ends or beside its seats, and larger ones have several', () => {
  for (const { code, name, cabins } of LAYOUTS) {
    const exits = cabins.flatMap(({ rows }) => rows).filter(({ sections }) => sections.flat().includes('exit'))
    const seats = cabins.flatMap(seatsIn).length
    expect(exits.length, name).toBeGreaterThanOrEqual(seats > 400 ? 4 : seats > 100 ? 2 : 1)
    for (const { sections } of exits) {
      expect(sections.flat().at(0), name).toBe('exit')
      expect(sections.flat().at(-1), name).toBe('exit')
    }
    if (AIRCRAFT[code]?.isWidebody) expect(exits.length, name).toBeGreaterThanOrEqual(3)
  }
})

test('exit rows belong to no wide cabin’s middle, and babies’ beds hang where no exit is', () => {
  for (const { name, cabins } of LAYOUTS) {
    for (const { traits, seatNumber } of cabins.flatMap(seatsIn)) {
      expect(traits.includes('exit-row') && traits.includes('bassinet'), `${name} ${seatNumber}`).toBe(false)
      if (traits.includes('exit-row') && !['first', 'business'].some((cabin) => isIn(cabins, cabin, seatNumber))) {
        expect(traits, `${name} ${seatNumber}`).toContain('extra-legroom')
      }
    }
  }
  const bassinets = (code: string) =>
    seatLayout(code, 'full-service')
      .flatMap(seatsIn)
      .filter(({ traits }) => traits.includes('bassinet'))
  expect(bassinets('789').length).toBeGreaterThan(3)
  expect(bassinets('320')).toEqual([])
})

test('only the two double-deckers have an upper deck, with stairs on both', () => {
  for (const { code, fitting, name, cabins } of LAYOUTS) {
    const isDouble = code === '388' || code === '74H'
    expect(
      cabins.some(({ deck }) => deck === 1),
      name,
    ).toBe(isDouble)
    if (!isDouble || fitting === 'economy') continue
    for (const level of [0, 1]) {
      const places = cabins.filter(({ deck }) => deck === level).flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      expect(places, `${name} deck ${level}`).toContain('stairs')
    }
  }
})

test('a seat is at a window, at an aisle or between, and never between and at one of them', () => {
  for (const { name, cabins } of LAYOUTS) {
    for (const { traits, seatNumber } of cabins.flatMap(seatsIn)) {
      const isBetween = traits.includes('middle')
      expect(isBetween, `${name} ${seatNumber}`).toBe(!traits.includes('window') && !traits.includes('aisle'))
    }
  }
})

function isIn(cabins: LayoutCabin[], name: string, seatNumber: string): boolean {
  return cabins.some((cabin) => cabin.cabin === name && seatsIn(cabin).some((seat) => seat.seatNumber === seatNumber))
}

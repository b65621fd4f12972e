import { expect, test } from 'vitest'
import type { Seat, SeatCabin, SeatElement } from '@/lib/travel/ancillaries/seat-map'
import type { SeatTrait } from '@/lib/travel/ancillaries/seat-map-schema'
import { layOutCabin, type PlacedRow } from './seat-layout'

const LETTERS = [
  ['A', 'B', 'C'],
  ['D', 'E', 'F', 'G'],
]

function aSeat(seatNumber: string, traits: SeatTrait[] = []): Seat {
  return { kind: 'seat', seatNumber, traits, offers: [], notes: [] }
}

const a = (kind: Exclude<SeatElement['kind'], 'seat'>): SeatElement => ({ kind })

function layOut(rows: SeatCabin['rows'], wings: SeatCabin['wings'] = null) {
  return layOutCabin({ name: 'Economy', isYours: true, deck: 0, columns: LETTERS, wings, rows })
}

/** "1A@0" is a seat and where it stands, "galley@3+4" a facility and how wide it is. */
function drawn({ elements }: PlacedRow): string[] {
  return elements.map(({ element, column, span }) =>
    element.kind === 'seat' ? `${element.seatNumber}@${column}` : `${element.kind}@${column}+${span}`,
  )
}

test('a short section stands below its letters, and what is not a seat between them', () => {
  const { rows } = layOut([
    {
      number: 1,
      sections: [
        [aSeat('1A'), aSeat('1C')],
        [a('closet'), aSeat('1E'), aSeat('1G')],
      ],
    },
    { number: 2, sections: [[], [aSeat('2D'), aSeat('2E'), a('empty'), a('empty')]] },
  ])
  expect(rows.map(drawn)).toEqual([
    ['1A@0', '1C@2', 'closet@3+1', '1E@4', '1G@6'],
    ['2D@3', '2E@4'],
  ])
})

test('a facility that is told once takes its whole section, and the same ones side by side are one', () => {
  const { rows } = layOut([
    { number: null, sections: [[a('lavatory')], [a('galley'), a('galley'), a('galley'), a('galley')]] },
    {
      number: null,
      sections: [
        [a('bassinet'), a('empty'), a('bassinet')],
        [a('closet'), a('lavatory')],
      ],
    },
  ])
  expect(rows.map(drawn)).toEqual([
    ['lavatory@0+3', 'galley@3+4'],
    ['bassinet@0+1', 'bassinet@2+1', 'closet@3+2', 'lavatory@5+2'],
  ])
})

test('a row with nothing in it is left out', () => {
  expect(
    layOut([
      { number: null, sections: [[], [a('empty')]] },
      { number: 7, sections: [[aSeat('7A')], []] },
    ]).rows.map(drawn),
  ).toEqual([['7A@0']])
})

test('doors stand on a line of their own, also where only the seats beside them are named', () => {
  const exitSeats = (number: number) => ({
    number,
    sections: [[aSeat(`${number}A`, ['exit-row']), aSeat(`${number}B`)], [aSeat(`${number}G`, ['exit-row'])]],
  })
  const plain = { number: 3, sections: [[aSeat('3A')], [aSeat('3G')]] }
  const doorsOf = (rows: SeatCabin['rows']) => layOut(rows).rows.map(({ exits, number }) => [number, exits.left, exits.right])
  expect(doorsOf([plain, exitSeats(4)])).toEqual([
    [3, false, false],
    [null, true, true],
    [4, false, false],
  ])
  const door = { number: null, sections: [[a('exit')], []] }
  const cots = { number: null, sections: [[a('bassinet')], []] }
  expect(doorsOf([door, cots, exitSeats(4)])).toEqual([
    [null, true, false],
    [null, false, false],
    [4, false, false],
  ])
})

test('wings are beside the rows with their numbers and everything between', () => {
  const row = (number: number | null) => ({ number, sections: [[aSeat(`${number ?? 0}A`)], []] })
  const { rows } = layOut([row(1), row(2), row(null), row(3), row(4)], { firstRow: 2, lastRow: 3 })
  expect(rows.map(({ wing }) => wing)).toEqual(['none', 'first', 'between', 'last', 'none'])
})

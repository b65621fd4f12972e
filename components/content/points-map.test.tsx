import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PointsMap } from './points-map'

afterEach(cleanup)

/** Metres to the north and to the east of a square in Lisbon. */
function near(name: string, north: number, east: number) {
  return { name, lat: 38.71 + north / 111_200, lon: -9.14 + east / (111_200 * Math.cos((38.71 * Math.PI) / 180)) }
}

function draw(points: ReturnType<typeof near>[]) {
  const { container } = render(<PointsMap points={points} />)
  const dots = [...container.querySelectorAll('circle')].map((circle) => ({
    x: Number(circle.getAttribute('cx')),
    y: Number(circle.getAttribute('cy')),
    isPale: circle.getAttribute('fill') === 'var(--sheet)',
  }))
  return { dots, text: container.textContent ?? '' }
}

const TOWN = [near('middle', 0, 0), near('north', 900, 0), near('south', -900, 0), near('east', 0, 900), near('west', 0, -900)]

test('north is at the top, east at the right, and a mile is as long one way as the other', () => {
  const [middle, north, south, east, west] = draw(TOWN).dots
  expect(north?.y).toBeLessThan(middle?.y ?? 0)
  expect(east?.x).toBeGreaterThan(middle?.x ?? 400)
  expect((south?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo((east?.x ?? 0) - (west?.x ?? 0), 0)
  expect(screen.getByRole('img', { name: 'Map of the numbered places' })).toBeTruthy()
})

test('the places have the numbers of their list', () => {
  const { container } = render(<PointsMap points={TOWN} />)
  expect([...container.querySelectorAll('circle + text')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5'])
})

test('an outing stands pale at the edge, on its side, and the town stays as large as it was', () => {
  const { dots, text } = draw([...TOWN, near('Sintra', 5_000, -23_000)])
  const outing = dots.at(-1)
  expect(outing?.isPale).toBe(true)
  expect(outing?.x).toBeLessThan(40)
  expect(outing?.y).toBeGreaterThan(20)
  expect(dots.filter(({ isPale }) => isPale)).toHaveLength(1)
  expect(text).toContain('Pale numbers are further out')
})

test('every dot lies on the map, also of places that are all in one spot', () => {
  const spots = [[near('only', 0, 0)], [near('one', 0, 0), near('two', 0, 0), near('three', 1, 1)], [...TOWN, near('far', 0, 400_000)]]
  for (const points of spots)
    for (const { x, y } of draw(points).dots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(400)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(400)
    }
})

test('the bar tells its length in round figures', () => {
  expect(draw(TOWN).text).toContain('500 m')
  expect(
    draw(TOWN.map(({ name, lat, lon }) => ({ name, lat: 38.71 + (lat - 38.71) * 20, lon: -9.14 + (lon + 9.14) * 20 }))).text,
  ).toContain('10 km')
})

test('the scale stands in a corner that no place is in', () => {
  const scaleAt = (points: ReturnType<typeof near>[]) =>
    Number(
      render(<PointsMap points={points} />)
        .container.querySelector('svg > text')
        ?.getAttribute('x'),
    )
  const alone = scaleAt(TOWN)
  cleanup()
  expect(scaleAt([...TOWN, near('south-west', -900, -900)])).toBeGreaterThan(alone)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AirlineTile } from './airline-tile'

const markupOf = (iataCode: string) => renderToStaticMarkup(<AirlineTile carrier={{ iataCode, name: 'Some Air' }} />)

test('an airline has a tile in its own colours, with a stripe of its second one', () => {
  expect(markupOf('U2')).toMatch(/background:#FF6600/)
  expect(markupOf('FR')).toMatch(/background:#073590;color:#ffffff;box-shadow:.*inset 0 -3px 0 #F1C933/)
})

test('an airline whose colours are not known has one computed from its code', () => {
  expect(markupOf('ZZ')).toMatch(/background:oklch\(var\(--tile\) \d+\);color:oklch\(var\(--tile-ink\) \d+\)/)
  expect(markupOf('ZZ')).not.toBe(markupOf('ZY').replace('ZY', 'ZZ'))
})

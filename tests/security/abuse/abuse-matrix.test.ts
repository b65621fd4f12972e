import { describe, expect, test } from 'vitest'
import { withAbuse } from './abuse-world'
import { AUTH_ROWS } from './auth-rows'
import { CHAT_ROWS } from './chat-rows'
import { faultOf } from './find-test'
import { OUTPUT_ROWS } from './output-rows'
import { OWNERSHIP_ROWS } from './ownership-rows'
import { PASSENGER_ROWS } from './passenger-rows'
import { PAY_ROWS } from './pay-rows'
import { PLATFORM_ROWS } from './platform-rows'
import { SEARCH_ROWS } from './search-rows'

/** The abuse matrix: hostile input by row, what the product answers, and where that is proven. */
const MATRIX = [
  ...AUTH_ROWS,
  ...OWNERSHIP_ROWS,
  ...CHAT_ROWS,
  ...OUTPUT_ROWS,
  ...SEARCH_ROWS,
  ...PASSENGER_ROWS,
  ...PAY_ROWS,
  ...PLATFORM_ROWS,
]
const ROWS = 62

const newWorld = withAbuse()

test('the matrix has every row once, in order', () => {
  expect(MATRIX.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1))
})

describe.each(MATRIX)('row $row: $input', ({ proofs }) => {
  test('it is proven somewhere', () => {
    expect(proofs.length).toBeGreaterThan(0)
  })

  for (const proof of proofs) {
    if ('prove' in proof) test(proof.shows, async () => proof.prove(await newWorld()))
    else test(`“${proof.title}” stands in ${proof.file}, and is run`, () => expect(faultOf(proof)).toBeNull())
  }
})

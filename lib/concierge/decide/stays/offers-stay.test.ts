import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { shownStays } from '@/tests/fixtures/concierge-stays'
import { NOTHING_CARRIED } from '../../pending'
import { unmarked } from '../../say/marked'
import { OFFER_STAY } from '../../say/stays/say-stays'
import { layTable } from '../../table'
import { readToolResult, type ToolName } from '../../tool-results'
import { offersStay } from './offers-stay'

const NAMES = createKnownNames()

const SITUATION = describeSituation(EMPTY_TRIP, null, '2026-11-20', '2026-11-20T09:00:00.000Z')
const SPOKEN = { earlierWords: [] }
const ALLOWED: ToolName[] = ['searchStays', 'chooseStay']

test('a place to stay is offered once, where it can be looked for, and not to whoever has asked for one', () => {
  const table = layTable(SITUATION, [], SPOKEN, NAMES)
  expect(offersStay({ table, allowed: ALLOWED })).toBe(true)
  expect(offersStay({ table, allowed: ['searchFlights'] })).toBe(false)
  const told = layTable(
    SITUATION,
    [],
    { ...SPOKEN, carried: [{ ...NOTHING_CARRIED, told: unmarked(OFFER_STAY).told }, NOTHING_CARRIED] },
    NAMES,
  )
  expect(offersStay({ table: told, allowed: ALLOWED })).toBe(false)
  const asked = layTable(SITUATION, [readToolResult('searchStays', {}, shownStays())], SPOKEN, NAMES)
  expect(offersStay({ table: asked, allowed: ALLOWED })).toBe(false)
})

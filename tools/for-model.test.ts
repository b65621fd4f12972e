import { expect, test } from 'vitest'
import { examplePicks, exampleRanked } from '@/tests/fixtures/flights'
import { picksForModel } from './for-model'

test('a model reads for what a total stands where a seller prices whole trips', () => {
  const ranked = exampleRanked('offer-1')
  const totalOf = (priceCovers?: 'trip' | 'addition') =>
    picksForModel(examplePicks({ picks: [{ ...ranked, offer: { ...ranked.offer, ...(priceCovers ? { priceCovers } : {}) } }] })).picks[0]
      ?.total
  expect([totalOf(), totalOf('trip'), totalOf('addition')]).toEqual(['£192.40', '£192.40 for the whole trip', '£192.40 on top'])
})

test('a model reads how many bags a price holds where these are fewer than were wished for', () => {
  const picks = examplePicks({ picks: [exampleRanked('offer-1')] })
  const bagsAt = (checkedBags: number) => picksForModel({ ...picks, search: { ...picks.search, checkedBags } }).picks[0]?.checkedBags
  const held = Math.max(...exampleRanked('offer-1').offer.fares.map((fare) => fare.checkedBags.pieces))
  expect([bagsAt(0), bagsAt(held), bagsAt(held + 1)]).toEqual([undefined, undefined, held])
})

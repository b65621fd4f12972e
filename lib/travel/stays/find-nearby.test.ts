import { expect, test } from 'vitest'
import { STAY_PLACES } from '@/lib/content/stay-places'
import { findNearby } from './find-nearby'

function nearIn(slug: string, said: string): string | null {
  const place = STAY_PLACES.find((one) => one.slug === slug)
  const found = place ? findNearby(said, place) : null
  if (!found) return null
  return 'sight' in found ? found.sight.name : found.neighbourhood
}

test.each([
  ['lisbon', 'Alfama', 'Alfama and Mouraria'],
  ['lisbon', 'principe real', 'Príncipe Real'],
  ['edinburgh', 'the old town', 'Old Town'],
  ['paris', 'the Marais', 'The Marais (3rd and 4th)'],
  ['berlin', 'neukolln', 'Neukölln (north)'],
  ['porto', 'the old town', 'Ribeira and Miragaia'],
  ['lisbon', 'historic centre', 'Alfama and Mouraria'],
])('in %s “%s” is the neighbourhood %s', (slug, said, name) => {
  expect(nearIn(slug, said)).toBe(name)
})

test.each([
  ['lisbon', 'the castle', 'Castelo de São Jorge'],
  ['edinburgh', 'Edinburgh Castle', 'Edinburgh Castle'],
  ['paris', 'the eiffel tower', 'Eiffel Tower'],
  ['rome', 'colosseum', 'Colosseum'],
  ['barcelona', 'the beach', 'Beaches from Barceloneta to Bogatell'],
  ['porto', 'the cathedral', 'Sé do Porto'],
  ['lisbon', 'the Belém tower', 'Belém riverfront'],
])('in %s “%s” is the sight %s, whatever it is called there', (slug, said, name) => {
  expect(nearIn(slug, said)).toBe(name)
})

test('of several the one nearest to the centre is meant, and what is not there is nothing', () => {
  expect(nearIn('prague', 'castle')).toBe('Prague Castle and St Vitus Cathedral')
  expect(nearIn('lisbon', 'the Eiffel Tower')).toBeNull()
  expect(nearIn('lisbon', 'the')).toBeNull()
})

test('a place without one quarter that is its old town has none', () => {
  expect(nearIn('berlin', 'the old town')).toBeNull()
})

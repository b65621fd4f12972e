import type { MemoryChange } from '@/lib/travel/trip/trip-memory'

/** Words → what is to be kept, said while food, history and little walking are kept already. */
export const KEPT: readonly [words: string, change: MemoryChange][] = [
  ['we love beaches', { likes: ['beach'] }],
  ['I like museums and nightlife', { likes: ['culture', 'nightlife'] }],
  ['my wife enjoys shopping', { likes: ['shopping'] }],
  ['we’re big fans of hiking', { likes: ['mountains'] }],
  ['plan 3 days in Rome with museums', { likes: ['culture'] }],
  ['my dad is in a wheelchair', { needs: ['wheelchair'] }],
  ['we are vegetarian', { needs: ['vegetarian'] }],
  ['we’re light sleepers', { needs: ['quiet'] }],
  ['forget the food', { notLikes: ['food'] }],
  ['we no longer like history', { notLikes: ['history'] }],
  ['we don’t like history any more', { notLikes: ['history'] }],
  // further languages
  ['nous adorons la plage', { likes: ['beach'] }],
  ['nos encantan los museos', { likes: ['culture'] }],
  ['wir lieben Museen und den Strand', { likes: ['beach', 'culture'] }],
]

/** Nothing new of the travellers is said. */
export const NOT_KEPT: readonly string[] = [
  'we love food',
  'my mum can’t walk far',
  'my mum is 74 and can’t walk too far',
  'I have bad knees',
  'flights from London to Lisbon on 3 May',
  'a hotel near the beach',
  'I’d love the second one',
  'can I bring my wheelchair on board?',
  'yes please',
]

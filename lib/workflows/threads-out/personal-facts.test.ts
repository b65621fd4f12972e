import { expect, test } from 'vitest'
import { NO_DRAFT } from '@/lib/travel/passengers/merge-draft'
import { aBilling, aPassenger, ROUND_TRIP } from '@/tests/fixtures/trip'
import type { TripCommand } from '../../travel/trip/commands'
import { personalFacts } from './personal-facts'

const passport = { number: 'NX9471306', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
const COMMANDS: TripCommand[] = [
  { type: 'change-search', change: ROUND_TRIP },
  { type: 'set-passengers', passengers: [aPassenger({ firstName: 'Ada', middleName: 'Augusta', lastName: 'Byron', passport })] },
  { type: 'set-billing', billing: aBilling({ name: 'Ada King', street: '12 Analytical Row', postcode: 'SW1Y 4JH' }) },
  { type: 'edit-passengers' },
  { type: 'start-over' },
]

test('what is personal is gathered from the trip, the forms, saved passengers, the account and the bookings of this thread alone', async () => {
  const order = (threadId: string, bookingReference: string) => ({
    threadId,
    passengers: [],
    billing: null,
    bookingReference,
    ticketNumbers: ['125-1'],
    card: { last4: '4242' },
  })
  const found = await personalFacts('thr_1', 'usr_1', {
    users: { findById: async () => ({ firstName: 'Owner', lastName: 'Oldman', email: 'owner@example.org' }) as never },
    shares: { listEveryCommand: async () => COMMANDS },
    orders: { list: async () => [order('thr_1', 'SBX-OWN001'), order('thr_2', 'SBX-OTHER1')] } as never,
    drafts: { load: async () => ({ ...NO_DRAFT, passengers: [{ firstName: 'Typed' }], billing: { email: 'typed@example.org' } }) },
    savedPassengers: { list: async () => [{ id: 's', isSelf: false, profile: aPassenger({ firstName: 'Saved', lastName: 'Friend' }) }] },
  })
  expect(found.names).toEqual(expect.arrayContaining(['Owner', 'Oldman', 'Typed', 'Saved', 'Friend']))
  expect(found.words).toEqual(expect.arrayContaining(['owner@example.org', 'typed@example.org', 'SBX-OWN001', '125-1', '4242']))
  expect(found.words).not.toContain('SBX-OTHER1')
  // Passengers that were taken out again may have been named before.
  expect(found.names).toEqual(expect.arrayContaining(['Ada', 'Augusta', 'Byron', 'Ada King']))
  expect(found.words).toEqual(expect.arrayContaining(['NX9471306', '12 Analytical Row', 'SW1Y 4JH']))
})

import { expect, test } from 'vitest'
import type { OrderRow } from '@/lib/ports/order-store'
import type { SavedPassengerStore } from '@/lib/ports/saved-passenger-store'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { SavedPassenger, SavedProfile } from '@/lib/travel/passengers/saved-passenger'
import { SAMPLE_BILLING } from '@/tests/fixtures/checkout'
import {
  addSavedPassenger,
  changeSavedPassenger,
  listForCheckout,
  listSavedPassengers,
  openSavedPassenger,
  removeSavedPassenger,
} from './saved-passengers'

const PASSPORT = { number: 'PA1234567', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
const ADA: SavedProfile = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Byron',
  bornOn: '1990-04-07',
  gender: 'female',
  email: 'ada@example.org',
  phone: '',
  specialService: '',
  passport: PASSPORT,
}
const ANA = { userId: 'ana', today: '2026-11-20' }

/** The port over a plain map. */
function anAccount() {
  const rows = new Map<string, SavedPassenger & { userId: string }>()
  const own = (id: string, userId: string) => (rows.get(id)?.userId === userId ? rows.get(id) : undefined)
  const strip = ({ id, isSelf, profile }: SavedPassenger): SavedPassenger => ({ id, isSelf, profile })
  const savedPassengers: SavedPassengerStore = {
    list: async (userId) => [...rows.values()].filter((row) => row.userId === userId).map(strip),
    find: async (id, userId) => {
      const found = own(id, userId)
      return found ? strip(found) : null
    },
    add: async (userId, saved, most) => {
      if ((await savedPassengers.list(userId)).length >= most) return null
      const row = { id: `saved-${rows.size}`, userId, ...saved }
      rows.set(row.id, row)
      return strip(row)
    },
    update: async (id, userId, saved) => {
      const found = own(id, userId)
      if (!found) return null
      rows.set(id, { ...found, ...saved })
      return strip({ ...found, ...saved })
    },
    remove: async (id, userId) => own(id, userId) !== undefined && rows.delete(id),
  }
  const user = {
    id: 'ana',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Sample',
    picture: null,
    passwordHash: null,
    isGuest: false,
    role: 'user',
    preferences: DEFAULT_PREFERENCES,
  }
  const users = { findById: async (id: string) => (id === 'ana' ? user : null) }
  return { savedPassengers, users }
}

function keep(account: ReturnType<typeof anAccount>, profile: SavedProfile, isSelf = false, savedPassengerId: string | null = null) {
  return addSavedPassenger({ profile, isSelf, savedPassengerId }, ANA, account)
}

async function idOf(adding: ReturnType<typeof addSavedPassenger>): Promise<string> {
  const answer = await adding
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.passenger.id
}

test('the list names the account and masks every passport; opening one shows it whole to its owner alone', async () => {
  const account = anAccount()
  const id = await idOf(keep(account, ADA, true))
  const listed = await listSavedPassengers('ana', account)
  expect(listed.account).toEqual({ firstName: 'Ana', lastName: 'Sample', email: 'ana@example.org' })
  expect(listed.passengers).toMatchObject([{ id, isSelf: true, firstName: 'Ada', passport: { maskedNumber: '•••••• 567' } }])
  expect(JSON.stringify(listed)).not.toContain(PASSPORT.number)
  expect((await openSavedPassenger(id, 'ana', account))?.profile.passport).toEqual(PASSPORT)
  expect(await openSavedPassenger(id, 'ben', account)).toBeNull()
})

test('a profile that says too little is refused at its field, and nothing is kept', async () => {
  const account = anAccount()
  const answer = await keep(account, { ...ADA, lastName: 'B' }, false)
  expect(answer).toMatchObject({ refusal: { field: 'lastName', message: 'Last name is required (min 2 characters)' } })
  expect((await listSavedPassengers('ana', account)).passengers).toEqual([])
})

test('saving the same person again brings the profile up to date, and takes no passport away', async () => {
  const account = anAccount()
  const id = await idOf(keep(account, ADA, true))
  const again = { ...ADA, firstName: 'ADA ', passport: null, phone: '+44 20 7946 0000', email: '' }
  expect(await idOf(keep(account, again, false))).toBe(id)
  expect(await openSavedPassenger(id, 'ana', account)).toMatchObject({
    isSelf: true,
    profile: { firstName: 'ADA', passport: PASSPORT, phone: '+44 20 7946 0000', email: 'ada@example.org' },
  })
})

test('a corrected name changes the profile that the form was filled from', async () => {
  const account = anAccount()
  const id = await idOf(keep(account, ADA))
  expect(await idOf(keep(account, { ...ADA, lastName: 'Byron-King' }, false, id))).toBe(id)
  expect(await idOf(keep(account, { ...ADA, firstName: 'Ben' }, false, 'not-ours'))).not.toBe(id)
  expect((await listSavedPassengers('ana', account)).passengers.map(({ lastName }) => lastName)).toEqual(['Byron-King', 'Byron'])
})

test('a form that was filled from one profile and typed over with somebody else makes a new one', async () => {
  const account = anAccount()
  const id = await idOf(keep(account, ADA))
  expect(await idOf(keep(account, { ...ADA, firstName: 'Ben', bornOn: '2020-06-01' }, false, id))).not.toBe(id)
  expect((await openSavedPassenger(id, 'ana', account))?.profile.firstName).toBe('Ada')
})

test('the thirty-first is refused with what to do', async () => {
  const account = anAccount()
  for (let number = 0; number < 30; number++) {
    await idOf(keep(account, { ...ADA, bornOn: `19${50 + number}-01-01` }, false))
  }
  expect(await keep(account, { ...ADA, bornOn: '1949-01-01' }, false)).toMatchObject({
    refusal: { code: 'too-many-saved', message: expect.stringMatching(/^You’ve saved 30 people.*Delete one/) },
  })
})

test('a change and a deletion reach one’s own alone', async () => {
  const account = anAccount()
  const id = await idOf(keep(account, ADA, false))
  const changed = { profile: { ...ADA, lastName: ' King ' }, isSelf: false }
  expect(await changeSavedPassenger(id, changed, { ...ANA, userId: 'ben' }, account)).toBeNull()
  expect(await removeSavedPassenger(id, 'ben', account)).toBe(false)
  expect(await changeSavedPassenger(id, changed, ANA, account)).toMatchObject({ passenger: { lastName: 'King' } })
  expect(await changeSavedPassenger(id, { profile: { ...ADA, bornOn: '' }, isSelf: false }, ANA, account)).toMatchObject({
    refusal: { message: 'Date of birth is required' },
  })
  expect(await removeSavedPassenger(id, 'ana', account)).toBe(true)
  expect((await listSavedPassengers('ana', account)).passengers).toEqual([])
})

test('a checkout is also given the billing details of the newest booking, and of nobody else’s', async () => {
  const account = anAccount()
  const placed = [
    { billing: { ...SAMPLE_BILLING, city: 'Leeds' }, createdAt: new Date('2026-11-02') },
    { billing: SAMPLE_BILLING, createdAt: new Date('2026-11-19') },
  ]
  const orders = { list: async (userId: string) => (userId === 'ana' ? (placed as OrderRow[]) : []) }
  expect((await listForCheckout('ana', { ...account, orders })).lastBilling).toEqual(SAMPLE_BILLING)
  expect((await listForCheckout('ben', { ...account, orders })).lastBilling).toBeNull()
  expect(await listSavedPassengers('ana', account)).not.toHaveProperty('lastBilling')
})

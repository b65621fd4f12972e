import { expect, test } from 'vitest'
import { bookingDocument } from '@/lib/travel/documents/booking-document'
import { passenger, pounds, sampleOrder } from '../database/testing-samples'
import { fontRuns, openPaperFonts } from './paper-fonts'
import { createPdfPrinter } from './pdf-printer'
import { countPages, readPdfText } from './testing-pdf-text'

const booked = {
  ...sampleOrder({ id: 'ord_1', userId: 'u', threadId: 't', confirmationId: 'c' }),
  status: 'success' as const,
  paymentStatus: 'succeeded' as const,
  bookingReference: 'SBX-7KQ4WN',
  ticketNumbers: ['047-2100000012'],
}
const seat = {
  sliceIndex: 0,
  segmentIndex: 0,
  passengerIndex: 0,
  seatNumber: '12A',
  optionId: 's',
  traits: [],
  neighbours: [],
  price: pounds(1400),
}

async function print(order: Parameters<typeof bookingDocument>[0]) {
  const file = await createPdfPrinter().printBooking(bookingDocument(order))
  return { file, words: readPdfText(file).replaceAll('\n', '') }
}

test('the paper names reference, flights with local times, travellers with tickets and seats, and every line of the price', async () => {
  const { file, words } = await print({
    ...booked,
    ancillaries: { seats: [seat], bags: [], meals: [], extras: [] },
    quote: { ...booked.quote, ancillaries: [{ kind: 'seats', count: 1, total: pounds(1400) }], total: pounds(22600) },
  })
  expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
  for (const said of [
    'SBX-7KQ4WN',
    'Outbound · Fri 4 Dec 2026',
    '09:40',
    'London, Heathrow (LHR)',
    'TP1360',
    'Ana Sample',
    'ticket 047-2100000012',
    'Seat 12A, TP1360 LHR–LIS',
    '£14.00',
    'Service fee',
    'Paid by visa ending 4242',
    '£226.00',
    'page 1 of 1',
  ]) {
    expect(words).toContain(said)
  }
})

test('a simulated booking says so at its head, at its foot and in its title; a cancelled one that it is not valid', async () => {
  const cancellation = {
    cancellationId: 'c-1',
    refund: pounds(15000),
    refundBy: 'card' as const,
    refundTo: 'the card you paid with',
    expiresAt: null,
    quotedAt: '2026-11-20T09:00:00.000Z',
    confirmedAt: '2026-11-20T09:01:00.000Z',
  }
  const { file, words } = await print({ ...booked, status: 'cancelled', paymentStatus: 'refunded', cancellation })
  expect(words).toContain('This booking is simulated: no seat is reserved and no money was taken.')
  expect(words).toContain('Demo market · cancelled · page 1 of 1')
  expect(words).toContain('not valid for travel. £150.00 went back to the card you paid with.')
  expect(Buffer.from(file).toString('latin1')).toContain('([Demo market] Cancelled booking SBX-7KQ4WN)')
  expect((await print({ ...booked, isSimulated: false })).words).not.toMatch(/simulated/i)
})

test('names in Latin, Cyrillic and Greek letters are printed as their owners write them', async () => {
  const names = [
    "Łukasz Žižek O'Brien",
    'Şükrü Ğöçmen Ő',
    'Thị Nguyễn Đặng',
    'Əli Məmmədov',
    'Guðmundsdóttir Þóra',
    'Ștefan Țepeș',
    'Ɗanladi Ŋọmọ',
    'Ірина Щербаківська',
    'Ѓорѓи Љубиша Ћирић',
    'Ελένη Παπαδοπούλου',
    "D'Arcy-Ñandú",
  ]
  const { words } = await print({ ...booked, passengers: names.map((name) => ({ ...passenger, firstName: name, lastName: 'Sample' })) })
  for (const name of names) expect(words).toContain(`${name} Sample`)
})

test.each([
  ['李小龙', 'LiXiaoLong'],
  ['محمد', 'mhmd'],
  ['דוד', 'dvd'],
  ['김민수', 'GimMinSu'],
])('%s, in letters that the paper has not, is printed as %s', async (name, printed) => {
  const { words } = await print({ ...booked, passengers: [{ ...passenger, firstName: name, lastName: 'Sample' }] })
  expect(words).toContain(`${printed} Sample`)
  expect(words).not.toContain('?')
})

test('every letter of a name has a sign on the paper, and no question mark stands for one', async () => {
  await openPaperFonts()
  const letters = Array.from({ length: 0x2100 }, (_, point) => String.fromCodePoint(point)).filter((sign) => /\p{L}/u.test(sign))
  const lost = letters.filter((letter) => fontRuns(letter).length === 0 || fontRuns(letter).some(({ text }) => text.includes('?')))
  // Signs of speech that a transliteration leaves out, and letters of no living script.
  expect(lost.filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter))).toEqual([])
  expect(letters.length - lost.length).toBeGreaterThan(2000)
})

test('the paper is set in three weights of our own type, which it carries in itself', async () => {
  const { file } = await print(booked)
  const fonts = [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g),
  ].map(([, name]) => name)
  expect(new Set(fonts)).toEqual(new Set(['Figtree-Regular', 'Figtree-Medium', 'Figtree-SemiBold']))
})

test('nine travellers with many extras go on to further pages, and nobody is lost', async () => {
  const passengers = Array.from({ length: 9 }, (_, index) => ({
    ...passenger,
    firstName: `Traveller${index}`,
    lastName: 'Longname'.repeat(9),
  }))
  const seats = passengers.flatMap((_, passengerIndex) =>
    [0, 1].flatMap((sliceIndex) => ['a', 'b', 'c'].map((id) => ({ ...seat, sliceIndex, passengerIndex, seatNumber: `1${id}` }))),
  )
  const { file, words } = await print({ ...booked, passengers, ancillaries: { seats, bags: [], meals: [], extras: [] } })
  expect(countPages(file)).toBeGreaterThan(1)
  for (const { firstName } of passengers) expect(words).toContain(firstName)
  expect(words).toContain(`page ${countPages(file)} of ${countPages(file)}`)
})

test('no passport, no date of birth and no card number is on it', async () => {
  const passport = { number: 'X1234567', expiresOn: '2031-01-01', issuingCountry: 'PT', nationality: 'PT' }
  const { words } = await print({ ...booked, passengers: [{ ...passenger, passport } as typeof passenger] })
  expect(words).not.toContain('X1234567')
  expect(words).not.toContain(passenger.bornOn)
  expect(words).not.toContain('tok_sandbox')
})

import { expect, test } from 'vitest'
import { passenger, sampleOrder } from '@/lib/adapters/database/testing-samples'
import { createPdfPrinter } from '@/lib/adapters/documents/pdf-printer'
import { readPdfText } from '@/lib/adapters/documents/testing-pdf-text'
import { bookingDocument } from '@/lib/travel/documents/booking-document'
import { airlinePassengers } from '@/lib/travel/passengers/airline-passengers'
import { fullName, ticketName } from '@/lib/travel/passengers/names'
import { bookingHtml } from '@/lib/workflows/documents/booking-html'
import { bookingText } from '@/lib/workflows/documents/booking-text'
import { REAL_NAMES } from '@/tests/fixtures/real-names'

test('for every real name, the form’s preview, the supplier, the PDF and the mail have one and the same name', async () => {
  const passengers = REAL_NAMES.map(([firstName, lastName]) => ({ ...passenger, firstName, lastName }))
  const order = {
    ...sampleOrder({ id: 'ord_1', userId: 'u', threadId: 't', confirmationId: 'c' }),
    bookingReference: 'SBX-7KQ4WN',
    passengers,
  }
  const document = bookingDocument(order)
  const pdf = readPdfText(await createPdfPrinter().printBooking(document)).replaceAll('\n', '')
  const mail = bookingText(document, 'Your trip is booked.')
  const html = bookingHtml(document, 'Your trip is booked.')
  for (const person of passengers) {
    const preview = ticketName(person)
    const sent = airlinePassengers([person], { email: 'ada@example.com', phone: '+442079460000' })
    if ('refusal' in sent) throw new Error(sent.refusal.message)
    expect(sent.people.map(({ given, family }) => `${family}/${given} MS`)).toEqual([preview])
    for (const printed of [pdf, mail, html]) expect(printed).toContain(preview)
    expect(mail).toContain(`${fullName(person)} (adult), ticket for ${preview}`)
    // Long names go on in the next line; a hook that no single sign carries is left out.
    expect(pdf.replace(/\s/g, '')).toContain(
      fullName(person)
        .normalize('NFC')
        .replace(/\s|\u0328/g, ''),
    )
  }
  expect(pdf).not.toContain('?')
  console.info(`${passengers.length} names are the same in form, supplier, PDF and mail`)
})

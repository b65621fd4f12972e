import type { DocumentPrinter } from '@/lib/ports/document-printer'
import type { BookingDocument, DocumentFlight, DocumentPoint, DocumentTraveller } from '@/lib/travel/documents/booking-document'
import type { BoughtItem } from '@/lib/travel/documents/bought-items'
import { formatMoney, type Money } from '@/lib/travel/money'
import { PAGE, Sheet, SOFT } from './sheet'

const WIDTH = PAGE.right - PAGE.left
const AMOUNT = 90
const RIBBON = '#efeaf3'
const RIBBON_INK = '#5a4a70'
const soft = { size: 9, colour: SOFT }

/** Prints bookings as PDF files in our own type: text that can be searched and copied, with nothing loaded from anywhere. */
export function createPdfPrinter(): DocumentPrinter {
  return {
    async printBooking(document) {
      const { bookingReference, isSimulated, isCancelled } = document
      const title = `${isCancelled ? 'Cancelled booking' : 'Booking'} ${bookingReference}`
      const sheet = await Sheet.open({ Title: `${isSimulated ? '[Demo market] ' : ''}${title}`, Subject: document.route })
      printHead(sheet, document)
      heading(sheet, 'Flights')
      for (const flight of document.flights) printFlight(sheet, flight)
      sheet.y += sheet.write('All times are local to the airport.', PAGE.left, WIDTH, soft)
      heading(sheet, 'Travellers')
      for (const traveller of document.travellers) printTraveller(sheet, traveller)
      if (document.forEverybody.length > 0)
        printTraveller(sheet, { name: 'For everyone', ticketName: '', type: '', ticketNumber: '', items: document.forEverybody })
      printPrice(sheet, document)
      return sheet.finish((page, pages) =>
        [
          'Wayfarer',
          bookingReference,
          ...(isSimulated ? ['Demo market'] : []),
          ...(isCancelled ? ['cancelled'] : []),
          `page ${page} of ${pages}`,
        ].join(' · '),
      )
    },
  }
}

function printHead(sheet: Sheet, { notices, isCancelled, route, bookingReference, email }: BookingDocument): void {
  sheet.write('Wayfarer', PAGE.left, WIDTH / 2, { weight: 'bold', size: 14 })
  sheet.y += sheet.write(isCancelled ? 'Cancelled booking' : 'Booking confirmation', PAGE.left, WIDTH, { ...soft, align: 'right' }) + 14
  for (const notice of notices) {
    const height = sheet.heightOf(notice, WIDTH - 24, { weight: 'medium' }) + 14
    sheet.pdf.roundedRect(PAGE.left, sheet.y, WIDTH, height, 6).fill(RIBBON)
    sheet.y += 7
    sheet.write(notice, PAGE.left + 12, WIDTH - 24, { weight: 'medium', colour: RIBBON_INK })
    sheet.y += height + 3
  }
  sheet.y += 6
  sheet.y += sheet.write(route, PAGE.left, WIDTH, { weight: 'bold', size: 20 }) + 8
  sheet.write('Booking reference', PAGE.left, 200, soft)
  sheet.y += sheet.write('Contact', PAGE.left + 200, WIDTH - 200, soft)
  const reference = sheet.write(bookingReference, PAGE.left, 190, { weight: 'bold', size: 16 })
  sheet.y += Math.max(reference, sheet.write(email, PAGE.left + 200, WIDTH - 200)) + 4
}

function heading(sheet: Sheet, text: string): void {
  sheet.reserve(90)
  sheet.y += 14
  sheet.rule()
  sheet.y += 10
  sheet.y += sheet.write(text, PAGE.left, WIDTH, { weight: 'bold', size: 12 }) + 4
}

function printFlight(sheet: Sheet, { heading: name, day, duration, fare, segments, connections }: DocumentFlight): void {
  sheet.reserve(64)
  sheet.write(`${name} · ${day}`, PAGE.left, WIDTH - 150, { weight: 'medium' })
  sheet.y += sheet.write([duration, fare].filter(Boolean).join(' · '), PAGE.left, WIDTH, { ...soft, align: 'right' }) + 4
  for (const [index, { flightNumber, airline, aircraft, departs, arrives }] of segments.entries()) {
    sheet.reserve(46)
    sheet.y += printPoint(sheet, departs)
    sheet.y += printPoint(sheet, arrives)
    sheet.y += sheet.write([flightNumber, airline, aircraft].filter(Boolean).join(' · '), PAGE.left + 96, WIDTH - 96, soft)
    const connection = connections[index]
    if (connection) sheet.y += sheet.write(connection, PAGE.left + 96, WIDTH - 96, { ...soft, weight: 'medium' })
    sheet.y += 5
  }
  sheet.y += 4
}

function printPoint(sheet: Sheet, { time, day, place }: DocumentPoint): number {
  sheet.write([day, time].filter(Boolean).join(' '), PAGE.left, 88, { weight: 'medium', align: 'right' })
  return sheet.write(place, PAGE.left + 96, WIDTH - 96)
}

function printTraveller(sheet: Sheet, { name, ticketName, type, ticketNumber, items }: DocumentTraveller): void {
  sheet.reserve(46)
  const facts = [type, ticketNumber && `ticket ${ticketNumber}`].filter(Boolean).join(' · ')
  const height = sheet.write(name, PAGE.left, WIDTH - 190, { weight: 'medium' })
  sheet.write(facts, PAGE.left, WIDTH, { ...soft, align: 'right' })
  sheet.y += height
  if (ticketName) sheet.y += sheet.write(`On the ticket: ${ticketName}`, PAGE.left, WIDTH, soft)
  for (const item of items) printItem(sheet, item)
  sheet.y += 5
}

function printItem(sheet: Sheet, { what, where, price }: BoughtItem): void {
  sheet.reserve(16)
  sheet.write(price.amountMinor === 0 ? 'included' : formatMoney(price), PAGE.right - AMOUNT, AMOUNT, { ...soft, align: 'right' })
  sheet.y += sheet.write([what, where].filter(Boolean).join(', '), PAGE.left + 12, WIDTH - AMOUNT - 20, { size: 9 })
}

function printPrice(sheet: Sheet, { priceRows, total, paidWith }: BookingDocument): void {
  heading(sheet, 'Price')
  for (const { label, detail, amount } of priceRows) printAmount(sheet, [label, detail && `(${detail})`].filter(Boolean).join(' '), amount)
  sheet.y += 4
  sheet.rule()
  sheet.y += 6
  printAmount(sheet, `Paid${paidWith ? ` by ${paidWith}` : ''}`, total, 'bold')
}

function printAmount(sheet: Sheet, label: string, amount: Money, weight: 'regular' | 'bold' = 'regular'): void {
  sheet.reserve(18)
  sheet.write(formatMoney(amount), PAGE.right - AMOUNT, AMOUNT, { weight, align: 'right' })
  sheet.y += sheet.write(label, PAGE.left, WIDTH - AMOUNT - 12, { weight }) + 1
}

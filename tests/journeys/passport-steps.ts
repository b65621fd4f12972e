import { expect, type Page } from 'playwright/test'
import { checkDigit } from '@/lib/travel/passengers/read-passport-lines'
import { fillDate, passengerForm, TRAVELLERS, type Traveller } from './checkout-steps'
import { daysAhead } from './steps'

export type Passport = { number: string; expiry: Traveller['bornOn'] }

/** Numbers of the right form that no document has. */
export const PASSPORTS: [Passport, Passport] = [
  { number: 'XZ1357924', expiry: ['9', '6', '2034'] },
  { number: 'XZ8642013', expiry: ['30', '1', '2033'] },
]

/** A trip on which the airlines ask for passports. */
export function newYork(): string {
  const [out, back] = daysAhead(40, 47)
  return `London to New York on ${out}, back on ${back}, 2 adults`
}

/** The last signs of a passport's number, as they are shown. */
export function maskOf({ number }: Passport): string {
  return `•••••• ${number.slice(-3)}`
}

export async function fillPassport(page: Page, label: string, { number, expiry }: Passport): Promise<void> {
  const form = passengerForm(page, label)
  await form.getByLabel('Passport number').fill(number)
  await fillDate(form, 'Passport expiry date', expiry)
  for (const field of ['Country of issue', 'Nationality']) await form.getByLabel(field).selectOption({ label: 'United Kingdom' })
  await expect(form.getByLabel('Passport number')).toHaveValue(number)
}

/** The two lines at the foot of the first traveller's passport (ICAO 9303, TD3). */
export function passportLines({ number }: Passport): string {
  const [{ firstName, lastName }] = TRAVELLERS
  const upper = `P<GBR${lastName}<<${firstName}`.toUpperCase().padEnd(44, '<')
  const [document, birth, expiry] = [number.padEnd(9, '<'), '900407', '340609']
  const checked = [document, birth, expiry].map((field) => field + checkDigit(field))
  const personal = '<'.repeat(14)
  const whole = checkDigit(`${checked.join('')}${personal}0`)
  return `${upper}\n${checked[0]}GBR${checked[1]}F${checked[2]}${personal}0${whole}`
}

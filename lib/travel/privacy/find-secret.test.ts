import { expect, test } from 'vitest'
import { findSecret, findSecrets } from './find-secret'

test.each([
  'my passport is 123456789',
  'Passport number: AB1234567',
  'passport no. X 12345678, expires 2034',
  'mein Reisepass: C01X00T47',
  'numéro de passeport 12AB34567',
  'AB1234567 is her passport',
  'passport １２３４５６７８９',
  'passport 12\u200b345\u200b6789',
  'passport no AB 1234567',
  'K1234567 is my passport number',
  'mi pasaporte es AAA123456',
  'पासपोर्ट नंबर K1234567',
  'Passnummer C4F790210',
  'passport 71 1234567',
  'passport expires 2034-05-01, number 123456789',
  'my passport is valid until 12 March 2031 and its number is 533401372',
  'my passport is valid until the 12th of September 2031 and its number is 533401372',
  'passport (exp. 12/03/2031) no 533401372',
  'passport exp 03/31 no 533401372',
  'passport, expires March 12th, 2031, number 533401372',
  'Reisepass (gültig bis 12. März 2031), Nr. 533401372',
  'passeport valable jusqu’au 1er août 2031, numéro 12AB34567',
  'pasaporte válido hasta el 12 de marzo de 2031, número 533401372',
  'पासपोर्ट 12 मार्च 2031 तक वैध, संख्या 533401372',
  'travel document C01X00T47',
  'AB12345674GBR8001014F3401012<<<<<<<<<<<<<<02',
  'P<GBRMARLOW<<ADA<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
])('%j tells a passport', (text) => expect(findSecret(text)?.kind).toBe('passport'))

test.each([
  'my password is hunter2!',
  'Passwort: geheim123',
  'mot de passe = Soleil_2026',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl',
  'Authorization: Bearer abcdefghijklmnop1234',
  'use sk_live_abcdefghijklmnop1234',
  'accessToken=abcdefgh12345678',
  '-----BEGIN PRIVATE KEY-----',
])('%j tells what somebody signs in with', (text) => expect(findSecret(text)?.kind).toBe('password'))

test.each([
  'do I need a passport for Portugal?',
  'my passport expires on 2034-05-01, is that enough?',
  'my passport runs out in May 2027',
  'my passport is valid until 12 March 2031, call 91234567',
  'my passport (exp. 12 March 2031) and hers (exp. 4 May 2032) are ready',
  'passport and visa for 2 adults, 3 children, call +447700900123',
  'We leave on 20270305, passports are ready',
  'WE LEAVE ON 20270305, PASSPORTS ARE READY',
  'passport valid until 05032027, is that enough?',
  'I have a passport. My booking is AB1234567',
  'passport at hand, booking AB1234567',
  'passport photos cost 1234567 IDR',
  'passport needed? call 91234567',
  'boarding pass 12345678',
  'hotel confirmation AB1234567',
  'I forgot my password',
  'my password is incorrect.',
  'what passport number did I type, and who travels?',
  'the pin on the map is wrong',
  'flight BA1234 on 2026-12-05 for £1,234.50',
  'London to Lisbon, 20 people, passport control takes 2 hours',
])('%j tells nothing', (text) => expect(findSecret(text)).toBeNull())

test('all that a text gives away is told with its place', () => {
  const text = 'passport AB1234567, card 4242 4242 4242 4242, password: hunter2!'
  expect(findSecrets(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['password', 'password: hunter2!'],
    ['card-number', '4242 4242 4242 4242'],
    ['passport', 'AB1234567'],
  ])
})

import { expect, test } from 'vitest'
import { isProjectFile, readProjectFile } from './project-files'

const PAGE = readProjectFile('docs/specification.md')
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:field|state|rule) of the specification/.test(line))
const PLACES = [...PAGE.matchAll(/`((?:app|components|docs|lib|tests)\/[^`\s]+)`/g)].flatMap(([, place]) => place ?? [])

/** Section 3 of the specification, entity by entity, in its own words. */
const FIELDS = `
  accessToken refreshToken accessTokenExpireOn user error id email firstName lastName picture role adults children infants pets
  origin destination city iata_code departure_date return_date travel_class trip_type direct_only airport_data routing_id
  return_flights.flights supplier_features total_results price.amount min_price duration departure_time_24hr arrival_time_24hr airline
  segments cabin_classes.id routing_pair luggage_options is_per_passenger meal_options advanced_ancillary_options supplier_info
  required_params supplier_parameters outboundPrice inboundPrice totalJourneyPrice pickedOutbound pickedReturn title middleName dob gender
  passportNumber passportCountry countryText selectedDob specialService selectedPassengerId phone nationality nationalityText
  passportExpiry passportExpiryDate passportCountryOfIssue passportCountryOfIssueText selectedPassportExpiryDate travelerType dateOfBirth
  passenger_id Age Currency Amount TaxItemList taxes ticketPrice name phone_int_code contact_details_phone_number street state postcode
  country_code country_name cc_number cc_expiry_date cc_security_code card_exp_month card_exp_year hasActiveCard cardLast4 isCardExpired
  showCardForm paymentMethodId cardComplete cardTouched cardError isCardEmpty orderId paymentIntentId status message checkIn checkOut nights selectedRoom
  hotel.currency totalPrice rooms hotel_content terms_fetching terms_completed booking_processing booking_completed details_fetching
`
  .trim()
  .split(/\s+/)

test.each(FIELDS)('the specification’s %s has a line', (field) => {
  const words = ROWS.map((row) => row.split('|')[1] ?? '')
  expect(words.some((row) => row.split(/[\s,()]+/).includes(field))).toBe(true)
})

test.each([...new Set(PLACES)])('%s is there', (place) => {
  const [path = '', symbol] = place.split('#')
  expect(isProjectFile(path)).toBe(true)
  if (symbol) expect(fault(readProjectFile(path), symbol)).toBeNull()
})

test('a place that is gone is noticed', () => {
  const source = 'export const cardSchema = z.object({\n  last4: z.string(),\n})\n\nexport const STATES = [\n  "idle",\n] as const\n'
  expect(fault(source, 'cardSchema.last4')).toBeNull()
  expect(fault(source, 'STATES.idle')).toBeNull()
  expect(fault(source, 'cardSchema.lastFour')).toBe('cardSchema has no lastFour')
  expect(fault(source, 'STATES.last4')).toBe('STATES has no last4')
  expect(fault(source, 'card')).toBe('nothing is called card')
})

/** What is wrong with "Name" or "Name.field" in a source; null where it stands there. */
function fault(source: string, symbol: string): string | null {
  const [name = '', field] = symbol.split('.')
  const start = source.search(new RegExp(`^ *(?:export )?(?:const|type|interface|(?:async )?function) ${name}\\b`, 'm'))
  if (start < 0) return `nothing is called ${name}`
  const indent = /^ */.exec(source.slice(start))?.[0] ?? ''
  const rest = source.slice(start + indent.length)
  const end = rest.search(new RegExp(`\\n${indent}(?:\\}|\\]|\\)|export|const|type|function|/\\*\\*)[^{]*(?:\\n|$)`))
  const block = end < 0 ? rest : rest.slice(0, end)
  return !field || new RegExp(`\\b${field}\\??[:,\\]]|['"]${field}['"]`).test(block) ? null : `${name} has no ${field}`
}

import { expect, test } from 'vitest'
import { openFactsServer } from '@/tests/fixtures/facts-server'
import { askedAddress } from './asked-address'
import { createHttpIpLocation } from './http-ip-location'

const LONDON = { countryCode: 'GB', countryName: 'United Kingdom', city: 'London' }

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::/64', '2001:db8:1::'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['192.168.0.4', null],
  ['172.20.1.1', null],
  ['100.64.9.9', null],
  ['169.254.169.254', null],
  ['0:0:0:0::/64', null],
  ['fd00:1:2:3::/64', null],
  ['unknown', null],
  ['203.0.113.7/../admin', null],
])('of %s, %s is asked about', (address, asked) => {
  expect(askedAddress(address)).toBe(asked)
})

test('the service is asked by its template or at the end of its address, once an hour for each network', async () => {
  const server = await openFactsServer()
  let now = Date.parse('2026-11-22T10:00:00Z')
  const clock = () => new Date(now)
  for (const url of [`${server.locationUrl}/{ip}/json`, server.locationUrl]) {
    const { locate } = createHttpIpLocation({ url, clock })
    expect(await Promise.all([locate('203.0.113.7'), locate('203.0.113.8')])).toEqual([LONDON, LONDON])
    now += 3_599_000
    await locate('203.0.113.7')
    now += 2_000
    await locate('203.0.113.7')
  }
  expect(server.asked).toEqual([
    '/location/203.0.113.0/json',
    '/location/203.0.113.0/json',
    '/location/203.0.113.0',
    '/location/203.0.113.0',
  ])
  await server.close()
})

test('what is no place is nothing, and a service that fails is left in peace for a minute', async () => {
  const server = await openFactsServer()
  let now = 0
  const { locate } = createHttpIpLocation({ url: server.locationUrl, timeoutMs: 50, clock: () => new Date(now) })
  for (const answer of [
    { country_name: '<b>Spain</b>', city: 'Madrid' },
    { country_name: 'Atlantis', city: '' },
    'busy',
    { ip: '1.1.1.1' },
  ]) {
    server.dials.location = answer
    expect(await locate('203.0.113.7')).toBeNull()
    now += 3_700_000
  }
  server.dials.location = { country_name: 'Spain', city: null }
  expect(await locate('203.0.113.7')).toEqual({ countryCode: 'ES', countryName: 'Spain', city: null })
  server.dials.isSilent = true
  expect(await locate('198.51.100.1')).toBeNull()
  server.dials.isSilent = false
  expect(await locate('198.51.100.1')).toBeNull()
  now += 61_000
  expect(await locate('198.51.100.1')).toMatchObject({ countryCode: 'ES' })
  await server.close()
})

import { expect, test } from 'vitest'
import type { VisitEvent } from '@/lib/travel/privacy/visit-event-schema'
import { openFactsServer } from '@/tests/fixtures/facts-server'
import { createHttpAnalytics } from './http-analytics'

const EVENT: VisitEvent = {
  name: 'page-view',
  path: '/',
  flowId: `flow_${'0'.repeat(32)}`,
  browser: 'Firefox',
  deviceType: 'desktop',
  os: 'Linux',
  language: 'en-GB',
  country: 'GB',
  city: 'London',
  timestamp: '2026-11-22T10:00:00.000Z',
}

test('an event is posted as it is', async () => {
  const server = await openFactsServer()
  await createHttpAnalytics({ url: server.analyticsUrl }).record(EVENT)
  expect(server.events).toEqual([EVENT])
  await server.close()
})

test('a server that refuses, keeps silent or is not there costs nothing', async () => {
  const server = await openFactsServer()
  server.dials.eventStatus = 500
  await createHttpAnalytics({ url: server.analyticsUrl }).record(EVENT)
  server.dials.isSilent = true
  await createHttpAnalytics({ url: server.analyticsUrl, timeoutMs: 50 }).record(EVENT)
  await server.close()
  await createHttpAnalytics({ url: server.analyticsUrl }).record(EVENT)
})

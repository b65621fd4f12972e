import { readLive } from './ancillary-steps'
import { expect, test } from './journey'
import { bookToSummary, tripSummary } from './steps'

/** Nine hours from UTC, and never the hour of the server or of London. */
const ZONE = 'Asia/Tokyo'

test.use({ timezoneId: ZONE })

test('far from the server a thread opens as it was drawn, and says on the traveller’s own clock until when its prices hold', async ({
  page,
  faults,
}) => {
  await bookToSummary(page)
  const { result } = (await readLive(page)).trip
  const until = new Date(result?.expiresAt ?? '').toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
  await expect(tripSummary(page)).toContainText(`Prices held until ${until}`)
  expect(faults).toEqual([])
})

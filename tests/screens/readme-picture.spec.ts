import { join } from 'node:path'
import { root } from '../../scripts/setup/paths.mjs'
import { expect, test } from '../journeys/journey'
import { composer, expectRoundTrips, openConversation, say, untilAnswered } from '../journeys/steps'
import { SIZES, untilDrawn } from './shoot'

test.use({ viewport: SIZES.desktop, colorScheme: 'light' })

test('the README’s picture shows the first answer of a trip', async ({ page }) => {
  await openConversation(page)
  await say(page, 'Two of us from Manchester to Singapore on 10 December, back on the 21st, with a bag each')
  await expectRoundTrips(page)
  await untilAnswered(page)
  await composer(page).blur()
  const log = page.getByRole('log', { name: 'Conversation' })
  await log.evaluate((element) => element.closest('.overflow-y-auto')?.scrollTo(0, 0))
  await expect(page.getByText('Two of us from Manchester')).toBeInViewport()
  await untilDrawn(page)
  await page.screenshot({ path: join(root, 'public', 'thread.png'), animations: 'disabled', caret: 'hide' })
})

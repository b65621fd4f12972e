import { converse } from '@/tests/evals/goals/converse'
import { openInBrowser } from '@/tests/evals/goals/drivers/in-browser'
import { speaker, type Way } from '@/tests/evals/goals/speaking/ways'
import { GROUPS } from '@/tests/evals/goals/travellers'
import { expect, test } from './journey'

const ZONE = 'Europe/London'

/** Twelve of the sixty, of every group, each in one of the five ways of speaking. */
const TALKING: Record<string, Way> = {
  'dog-comes-along': 'plain',
  'grandmother-joins-later': 'typing slips',
  'one-airline-and-a-flexible-fare': 'no capitals',
  'cheapest-whatever-it-takes': 'in a hurry',
  'asks-about-everything-first': 'no capitals',
  'one-word-at-a-time': 'plain',
  'says-one-thing-then-another': 'plain',
  'which-san-jose': 'polite',
  'the-second-one': 'in a hurry',
  'over-the-holidays': 'polite',
  'a-day-earlier-a-week-later': 'no capitals',
  'asks-and-leaves-it-as-it-is': 'plain',
}

// An address of their own: guests from one address are counted.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '2001:db8::60' }, timezoneId: ZONE })

for (const { travellers } of GROUPS) {
  for (const { name, persona, script } of travellers) {
    const way = TALKING[name]
    if (!way) continue
    test(`${name}, ${way}: ${persona}, leaves with the trip that was wanted`, async ({ page }) => {
      const conversation = await openInBrowser(page, ZONE)
      const { faults, turns } = await converse(script(conversation.today), speaker(name, way), conversation)
      expect(faults, turns.map(({ said, answer }) => `${said} → ${answer.failed ?? answer.text}`).join('\n')).toEqual([])
    })
  }
}

import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import type { GuidePassage } from '@/lib/travel/guide/guide-article-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { AskGuideView } from './view'

afterEach(cleanup)

const LIQUIDS: GuidePassage = {
  id: 'liquids',
  title: 'Liquids in hand luggage',
  paragraphs: ['Up to 100 ml in one bag.', 'The container counts.'],
  source: { name: 'UK government, hand luggage', url: 'https://www.gov.uk/hand-luggage-restrictions' },
  asOf: '2026-11-28',
}
const LISBON: GuidePassage = {
  ...LIQUIDS,
  id: 'lisbon-safety',
  title: 'Staying safe in Lisbon',
  source: { name: 'Our guide to Lisbon', url: '/destination/lisbon' },
}

function renderFound(passages: GuidePassage[], checkWith?: string) {
  const output = { status: 'found' as const, passages, ...(checkWith ? { checkWith } : {}) }
  render(<AskGuideView part={{ state: 'done', input: { question: 'liquids?' }, output }} isLatest />)
}

test('the card names the passage, its source and date, and links to the official page', async () => {
  renderFound([LIQUIDS])
  const card = screen.getByRole('article', { name: 'From the guide: Liquids in hand luggage' })
  expect(card.textContent).toContain('Source: UK government, hand luggage, November 2026')
  expect(screen.getByRole('link', { name: /^Official page/ }).getAttribute('href')).toBe(LIQUIDS.source.url)
  const passage = screen.getByText('Read the passage').closest('details') as HTMLDetailsElement
  expect(passage.open).toBe(false)
  await userEvent.click(screen.getByText('Read the passage'))
  expect(within(passage).getByText('The container counts.')).toBeTruthy()
})

test('other passages stand folded below, each with its own source', () => {
  renderFound([LIQUIDS, LISBON])
  const others = screen.getByRole('region', { name: 'Also in the guide' })
  expect(within(others).getByText('Staying safe in Lisbon')).toBeTruthy()
  expect(
    within(others)
      .getByRole('link', { name: /^Our page/, hidden: true })
      .getAttribute('href'),
  ).toBe('/destination/lisbon')
})

test('the airline that has the last word is named', () => {
  renderFound([LIQUIDS], 'TAP')
  expect(screen.getByText('Check with TAP: its own rules apply.')).toBeTruthy()
})

test('nothing found draws nothing, and a failure says what was kept', () => {
  const input = { question: 'rice?' }
  const { container } = render(
    <AskGuideView part={{ state: 'done', input, output: { status: 'nothing-found', question: 'rice?' } }} isLatest />,
  )
  expect(container.textContent).toBe('')
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <AskGuideView part={{ state: 'failed', input, message: 'The guide could not be read.' }} isLatest={false} />
    </ChatActionsProvider>,
  )
  expect(screen.getByText('The guide could not be read.')).toBeTruthy()
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetAllStores } from '../state/create-store'
import { browserConsent } from './browser-consent'
import { ConsentNotice } from './consent-notice'
import { MeasureVisits } from './measure-visits'
import { PrivacyChoices } from './privacy-choices'

const at = vi.hoisted(() => ({ path: '/destination/lisbon' }))
vi.mock('next/navigation', () => ({ usePathname: () => at.path }))

let sent: { name: string; path: string; flowId: string }[] = []

beforeEach(() => {
  sent = []
  at.path = '/destination/lisbon'
  const sendBeacon = (_: string, body: Blob) => {
    void body.text().then((text) => sent.push(JSON.parse(text)))
    return true
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  resetAllStores()
  sessionStorage.clear()
})

function renderPage() {
  render(
    <>
      <ConsentNotice kept={browserConsent()} />
      <MeasureVisits />
      <a href="#plan" data-measured="plan-pressed">
        Plan this trip
      </a>
      <PrivacyChoices className="" />
    </>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('region', { name: 'Privacy' })
/** Long enough for whatever was going to be sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))

test('a yes measures this page and what is pressed in it, as one visit', async () => {
  renderPage()
  await userEvent.click(screen.getByRole('link', { name: 'Plan this trip' }))
  await settle()
  expect(sent).toEqual([])
  await press('Yes, you may')
  expect(notice()).toBeNull()
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'Plan this trip' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ name, path }) => [name, path])).toEqual([
    ['page-view', '/destination/lisbon'],
    ['plan-pressed', '/destination/lisbon'],
  ])
  expect(new Set(sent.map(({ flowId }) => flowId)).size).toBe(1)
})

test('a no measures nothing, leaves no number of a visit, and is not asked about again', async () => {
  renderPage()
  await press('No')
  await userEvent.click(screen.getByRole('link', { name: 'Plan this trip' }))
  await settle()
  expect(sent).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  cleanup()
  renderPage()
  expect(notice()).toBeNull()
})

test('the choice can be opened again by the keyboard, says what was chosen, and gives the focus back', async () => {
  renderPage()
  await press('Yes, you may')
  screen.getByRole('button', { name: 'Privacy choices' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(notice()))
  expect(notice()?.textContent).toContain('You’ve said yes so far.')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('No')
  await userEvent.keyboard('{Enter}')
  expect(browserConsent()).toBe('no')
  expect(document.activeElement?.textContent).toBe('Privacy choices')
})

test('a page that belongs to somebody neither asks nor measures', async () => {
  at.path = '/shared/abc'
  renderPage()
  expect(notice()).toBeNull()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page writes it
  document.cookie = 'wayfarer.consent=yes; Path=/'
  cleanup()
  renderPage()
  await settle()
  expect(sent).toEqual([])
})

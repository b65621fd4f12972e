import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PRIVACY } from '@/lib/content/privacy'
import { TextSections } from './text-sections'

afterEach(cleanup)

test('each part is led to from the top, under its own heading', () => {
  render(<TextSections sections={PRIVACY.sections} changedOn={PRIVACY.changedOn} />)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links).toHaveLength(PRIVACY.sections.length)
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(heading?.textContent).toBe(link.textContent)
  }
  expect(screen.getByText('Last changed on 30 November 2026.')).toBeDefined()
})

test('points are a list, and ways lead to where something is done', () => {
  render(<TextSections sections={PRIVACY.sections} changedOn={PRIVACY.changedOn} />)
  const rights = screen.getByRole('region', { name: 'Your rights, and where to use them' })
  expect(within(rights).getAllByRole('listitem').length).toBeGreaterThan(2)
  expect(within(rights).getByRole('link', { name: 'Your data' }).getAttribute('href')).toBe('/account#your-data')
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { TypedTwice } from './typed-twice'

afterEach(cleanup)

const party = partyOf({ adults: 1, children: 1, infants: 0, pets: 0, childAges: [5] })
const draft = { passengers: [{ type: 'adult' as const, firstName: 'Adam' }], billing: { countryCode: 'DE' } }

test('both values of a field are named, each with its button', async () => {
  const settle = vi.fn()
  const other = { field: 'adult.0.firstName', value: 'Ada' }
  render(<TypedTwice others={[other]} draft={draft} party={party} onSettle={settle} />)
  expect(screen.getByRole('status').textContent).toContain(
    'Adult 1 · First name: you entered “Adam” and, in another tab or on another device, “Ada”. The later one, “Adam”, is in the form.',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Use “Ada”' }))
  await user.click(screen.getByRole('button', { name: 'Keep “Adam”' }))
  expect(settle.mock.calls).toEqual([
    [other, true],
    [other, false],
  ])
})

test('a choice is named by its words, a cleared field says so, and whoever does not travel any more is left out', () => {
  const others = [
    { field: 'billing.countryCode', value: 'GB' },
    { field: 'child.0.gender', value: 'female' },
    { field: 'adult.1.firstName', value: 'Grace' },
  ]
  render(<TypedTwice others={others} draft={draft} party={party} onSettle={() => {}} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Country: you entered “Germany” and, in another tab or on another device, “United Kingdom”\./),
    expect.stringMatching(/^Child 1 · Gender: you cleared this field, but entered “Female” in another tab or on another device\./),
  ])
  expect(screen.getByRole('button', { name: 'Leave it empty' })).toBeDefined()
})

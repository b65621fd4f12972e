import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { exampleOffer } from '@/tests/fixtures/flights'
import { Co2Note } from './co2-note'

afterEach(cleanup)

test('the kilograms and their method are there for whoever asks', async () => {
  render(<Co2Note offer={exampleOffer('a')} fare={{ cabinClass: 'business' }} isSimulated />)
  expect(screen.queryByText(/not measured/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'How the CO₂ is estimated' }))
  expect(screen.getByRole('dialog').textContent).toContain(
    '177 kg of CO₂ for one seat in Business; a direct flight of this length is typically 206 kg.',
  )
  expect(screen.getByText(/Estimated, not measured/)).toBeTruthy()
})

test('where no figure is given there is no note', () => {
  const { container } = render(
    <Co2Note offer={{ ...exampleOffer('a'), co2Kg: null }} fare={{ cabinClass: 'business' }} isSimulated={false} />,
  )
  expect(container.innerHTML).toBe('')
})

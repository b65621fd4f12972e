import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Worded } from './worded'

afterEach(cleanup)

test('a sentence holds its parts where its words name them', () => {
  render(
    <p>
      <Worded words="Before {link}, at {time} or {time}." parts={{ link: <a href="/terms">the terms</a>, time: '12:30' }} />
    </p>,
  )
  expect(screen.getByText(/Before/).textContent).toBe('Before the terms, at 12:30 or 12:30.')
  expect(screen.getByRole('link', { name: 'the terms' })).toBeTruthy()
})

test('a part without words around it stands alone', () => {
  render(
    <p>
      <Worded words="{price}" parts={{ price: <b>£3</b> }} />
    </p>,
  )
  expect(screen.getByText('£3').tagName).toBe('B')
})

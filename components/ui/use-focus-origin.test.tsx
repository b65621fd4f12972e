import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog'

type Name = 'first' | 'second'

/** Two dialogs, of which at most one is open, opened without buttons of theirs, as by keys. */
function TwoDialogs({ onReady }: { onReady: (open: (name: Name | null) => void) => void }) {
  const [name, setName] = useState<Name | null>(null)
  onReady(setName)
  return (
    <>
      <textarea aria-label="Message" />
      {name === 'first' && (
        <Dialog isOpen onOpenChange={() => setName(null)} title="First">
          <button type="button">In the first</button>
        </Dialog>
      )}
      {name === 'second' && (
        <Dialog isOpen onOpenChange={() => setName(null)} title="Second">
          <button type="button">In the second</button>
        </Dialog>
      )}
    </>
  )
}

function open() {
  let show: (name: Name | null) => void = () => undefined
  render(
    <TwoDialogs
      onReady={(setName) => {
        show = setName
      }}
    />,
  )
  const field = screen.getByLabelText('Message')
  field.focus()
  return { field, show: (name: Name | null) => act(() => show(name)) }
}

const focused = () => document.activeElement

test('a dialog gives the focus back to whoever had it', async () => {
  const { field, show } = open()
  show('first')
  await waitFor(() => expect(focused()).toBe(screen.getByText('In the first')))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(focused()).toBe(field))
})

test('one that opens before the last one has given the focus back gives it back in its place', async () => {
  const { field, show } = open()
  show('first')
  await waitFor(() => expect(focused()).toBe(screen.getByText('In the first')))
  show(null)
  expect(focused()).toBe(document.body)
  show('second')
  await waitFor(() => expect(focused()).toBe(screen.getByText('In the second')))
  // The first one's moment has come and gone.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(focused()).toBe(screen.getByText('In the second'))
  show(null)
  await waitFor(() => expect(focused()).toBe(field))
})

test('one that takes the place of another gives the focus back to whoever had it before both', async () => {
  const { field, show } = open()
  show('first')
  await waitFor(() => expect(focused()).toBe(screen.getByText('In the first')))
  show('second')
  await waitFor(() => expect(focused()).toBe(screen.getByText('In the second')))
  show(null)
  await waitFor(() => expect(focused()).toBe(field))
})

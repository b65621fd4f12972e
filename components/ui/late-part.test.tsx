import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createLatePart, type LatePart, useLatePart } from './late-part'
import { Notices } from './notices/notices'

afterEach(cleanup)

type Menu = () => string

/** A part whose every fetch is answered by hand, and a button that wants it. */
function show() {
  const answers: PromiseWithResolvers<Menu>[] = []
  const late = createLatePart(() => {
    const answer = Promise.withResolvers<Menu>()
    answers.push(answer)
    return answer.promise
  })
  render(
    <>
      <Opener late={late} />
      <Notices />
    </>,
  )
  const arrive = () => act(async () => answers.at(-1)?.resolve(() => 'the menu'))
  const fail = () => act(async () => answers.at(-1)?.reject(new TypeError('no connection')))
  return { answers, arrive, fail }
}

function Opener({ late }: { late: LatePart<Menu> }) {
  const [isOpen, setIsOpen] = useState(false)
  const Part = useLatePart(late, isOpen, () => setIsOpen(false))
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      {isOpen && Part && <Part />}
    </>
  )
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
const isExpanded = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')

test('a press before the part has come opens it as soon as it is there', async () => {
  const { arrive } = show()
  press()
  expect(isExpanded()).toBe('true')
  expect(screen.queryByText('the menu')).toBeNull()
  await arrive()
  expect(screen.getByText('the menu')).toBeDefined()
})

test('who has pressed twice meanwhile finds it closed, and the next press opens it at once', async () => {
  const { arrive } = show()
  press()
  press()
  await arrive()
  expect(screen.queryByText('the menu')).toBeNull()
  press()
  expect(screen.getByText('the menu')).toBeDefined()
})

test('a part that cannot be fetched says so and is closed; the next press asks again', async () => {
  const { answers, arrive, fail } = show()
  press()
  await fail()
  expect(screen.getByText(/^That couldn’t be loaded\. Nothing is lost/)).toBeDefined()
  expect(isExpanded()).toBe('false')
  const before = answers.length
  press()
  expect(answers).toHaveLength(before + 1)
  await arrive()
  expect(screen.getByText('the menu')).toBeDefined()
})

test('the first touch of the page fetches it, wherever the page was touched, and shows nothing', async () => {
  const { answers, arrive } = show()
  fireEvent.pointerDown(document.body)
  expect(answers).toHaveLength(1)
  await arrive()
  expect(screen.queryByText('the menu')).toBeNull()
  press()
  expect(screen.getByText('the menu')).toBeDefined()
})

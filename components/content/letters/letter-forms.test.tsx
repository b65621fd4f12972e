import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { AddressForm } from './address-form'
import { ContactForm } from './contact-form'
import { BLANK, type LetterState, readFields } from './letter-state'

afterEach(cleanup)

const TEXT = 'The page about Lisbon names the wrong tram.'
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function open(answer: (form: FormData) => Promise<LetterState>) {
  const sent: FormData[] = []
  const send = async (_: LetterState, form: FormData) => {
    sent.push(form)
    return answer(form)
  }
  return { send, sent, user: userEvent.setup() }
}
const take = async (form: FormData): Promise<LetterState> => ({ status: 'sent', email: readFields(form).email })

async function write({ send, user }: ReturnType<typeof open>, { email = 'ana@example.com', text = TEXT } = {}) {
  render(<ContactForm send={send} again="/contact-us" />)
  await user.type(field('Email'), email)
  await user.type(field('Letter'), text)
  await user.click(screen.getByRole('button', { name: 'Send the letter' }))
}

test('a letter that is sent gives way to what became of it', async () => {
  const opened = open(take)
  await write(opened)
  const heading = await screen.findByRole('heading', { name: 'Your letter is here' })
  expect(document.activeElement).toBe(heading)
  expect(document.body.textContent).toContain('ana@example.com')
  expect(opened.sent.map(readFields)).toEqual([{ email: 'ana@example.com', name: '', text: TEXT }])
})

test('what is wrong is said before anything is sent, and the first field has the focus', async () => {
  const opened = open(take)
  await write(opened, { email: 'ana', text: 'My card is 4242 4242 4242 4242' })
  expect(document.activeElement).toBe(field('Email'))
  const described = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
  expect(described('Email')).toBe('Please enter a valid email address')
  expect(described('Letter')).toContain('looks like a card number')
  expect(opened.sent).toEqual([])
})

test('a letter that is not taken says why and keeps what was typed', async () => {
  await write(open(async (form) => ({ ...BLANK, typed: readFields(form), failure: 'Please send it again in ten minutes.' })))
  expect((await screen.findByRole('alert')).textContent).toBe('Please send it again in ten minutes.')
  expect(field('Letter').value).toBe(TEXT)
})

test('an answer that does not come keeps what was typed, and the button sends again', async () => {
  let isThere = false
  const opened = open((form) => (isThere ? take(form) : Promise.reject(new Error('no network'))))
  await write(opened)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No answer came back'))
  expect(field('Email').value).toBe('ana@example.com')
  isThere = true
  await opened.user.click(screen.getByRole('button', { name: 'Send the letter' }))
  expect(await screen.findByRole('heading', { name: 'Your letter is here' })).toBeDefined()
})

test('an address is all that the other form asks for', async () => {
  const { send, sent, user } = open(take)
  render(<AddressForm send={send} />)
  await user.click(screen.getByRole('button', { name: 'Keep my address' }))
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(field('Email'), 'ana@example.com{Enter}')
  expect(await screen.findByText('ana@example.com stands on the list, once. Nothing is mailed to it today.')).toBeDefined()
})

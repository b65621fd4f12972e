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
  await user.type(field('Your message'), text)
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
}

test('a letter that is sent gives way to what became of it', async () => {
  const opened = open(take)
  await write(opened)
  const heading = await screen.findByRole('heading', { name: 'We’ve got your message' })
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
  expect(described('Your message')).toContain('looks like a card number')
  expect(opened.sent).toEqual([])
})

test('a letter that is not taken says why and keeps what was typed', async () => {
  await write(open(async (form) => ({ ...BLANK, typed: readFields(form), failure: 'Please send it again in ten minutes.' })))
  expect((await screen.findByRole('alert')).textContent).toBe('Please send it again in ten minutes.')
  expect(field('Your message').value).toBe(TEXT)
})

test('an answer that does not come keeps what was typed, and the button sends again', async () => {
  let isThere = false
  const opened = open((form) => (isThere ? take(form) : Promise.reject(new Error('no network'))))
  await write(opened)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We got no answer'))
  expect(field('Email').value).toBe('ana@example.com')
  isThere = true
  await opened.user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findByRole('heading', { name: 'We’ve got your message' })).toBeDefined()
})

test('an address is all that the other form asks for', async () => {
  const { send, sent, user } = open(take)
  render(<AddressForm send={send} />)
  await user.click(screen.getByRole('button', { name: 'Save my address' }))
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(field('Email'), 'ana@example.com{Enter}')
  expect(await screen.findByText('ana@example.com is on the list. We don’t send any emails yet.')).toBeDefined()
})

import { expect, test } from 'vitest'
import { letterProblems, tidyLetter } from './letter'

const letter = { email: 'ana@example.com', name: 'Ana', text: 'The page about Lisbon names the wrong tram.' }

test('a letter with an address and ten characters is taken, with or without a name', () => {
  expect(letterProblems('contact', letter)).toEqual({})
  expect(letterProblems('contact', { ...letter, name: '', text: '0123456789' })).toEqual({})
})

test('each field that is wrong has its own sentence', () => {
  expect(letterProblems('contact', { email: '', name: 'a'.repeat(101), text: 'Hello' })).toEqual({
    name: 'A name can have 100 characters; this has 101. Please shorten it by 1.',
    email: 'Email is required',
    text: 'Please write at least 10 characters, so that we understand what it is about.',
  })
  expect(letterProblems('contact', { ...letter, email: 'ana@example' })).toEqual({ email: 'Please enter a valid email address' })
  expect(letterProblems('contact', { ...letter, text: 'a'.repeat(4_321) })).toEqual({
    text: 'A message can have 4,000 characters; this has 4,321. Please shorten it by 321.',
  })
})

test('signs that nobody sees are no words', () => {
  expect(letterProblems('contact', { ...letter, text: `${'\u200b'.repeat(30)}\u3164\u3164 hi` })).toHaveProperty('text')
})

test('a card number is taken in no field, however it is written', () => {
  for (const text of ['My card is 4242 4242 4242 4242, what now?', 'My card is 4242-4242-4242-4242, what now?']) {
    expect(letterProblems('contact', { ...letter, text })).toEqual({ text: expect.stringContaining('looks like a card number') })
  }
  expect(letterProblems('contact', { ...letter, name: '4242424242424242' })).toEqual({ name: expect.stringContaining('card number') })
  expect(letterProblems('membership', { ...letter, name: '', text: '', email: '4242424242424242@example.com' })).toHaveProperty('email')
})

test('an address alone is enough where only an address is asked for', () => {
  expect(letterProblems('membership', { email: 'ana@example.com', name: '', text: '' })).toEqual({})
})

test('a letter is kept in one form: no line breaks in a name, one kind of line break in a text, an address without capitals', () => {
  const typed = { email: ' Ana@Example.com ', name: ' Ana\r\nBcc: eve@example.com ', text: '\r\nDear desk,\r\nhello again\r\n' }
  expect(tidyLetter('contact', typed)).toEqual({
    email: 'ana@example.com',
    name: 'Ana Bcc: eve@example.com',
    text: 'Dear desk,\nhello again',
  })
})

test('a letter is kept as it was typed, without what nobody sees or what turns its words', () => {
  const typed = { email: 'ａna@example.com\u200b', name: 'Ana\u202e', text: 'Tram 28 – “the” one\u202e, ½ price 👨‍👩‍👧\u2028Thanks' }
  expect(tidyLetter('contact', typed)).toEqual({
    email: 'ana@example.com',
    name: 'Ana',
    text: 'Tram 28 – “the” one, ½ price 👨‍👩‍👧\nThanks',
  })
})

test('where only an address is asked for, nothing else that was sent is kept', () => {
  expect(tidyLetter('membership', letter)).toEqual({ email: 'ana@example.com', name: '', text: '' })
})

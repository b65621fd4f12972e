import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { openSpoken } from '@/tests/chat/spoken'
import { createConcierge } from './concierge-model'

type TextPart = Extract<Extract<LanguageModelV4Prompt[number], { role: 'assistant' }>['content'][number], { type: 'text' }>

/** The concierge with its own earlier words changed before it reads them. */
function reading(change: (part: TextPart) => TextPart): LanguageModelV4 {
  const concierge = createConcierge(createKnownNames())
  return {
    ...concierge,
    doStream: (options) =>
      concierge.doStream({
        ...options,
        prompt: options.prompt.map((message) =>
          message.role === 'assistant'
            ? { ...message, content: message.content.map((part) => (part.type === 'text' ? change(part) : part)) }
            : message,
        ),
      }),
  }
}

async function conversation(messages: string[], model?: LanguageModelV4): Promise<string[]> {
  const thread = openSpoken(model)
  const answers: string[] = []
  for (const message of messages) answers.push(await thread.say(message))
  return answers
}

const TALKS: [about: string, messages: string[]][] = [
  [
    'flights that are offered, pointed back at and taken',
    [
      'London to Lisbon on 4 December, one way',
      'which one do you recommend?',
      'when does it land?',
      'ok, yes',
      'which fares are there?',
      'yes',
    ],
  ],
  ['a day in a month', ['from London to Rome in April, one way', 'the 9th', 'what is the weather like there?', 'and the weather?']],
  ['filters that leave nothing', ['London to Lisbon on 4 December, one way', 'leaving after 23:30', 'yes', 'only with Qantas', 'no']],
  [
    'seats, bags and skis',
    [
      'London to Lisbon on 4 December, one way, 2 adults, and a window seat',
      'the first one',
      'the cheapest fare',
      'do you have bags?',
      'yes, add one',
      'skis too',
      'just me',
      'which seats are there?',
      'yes',
    ],
  ],
  ['several flights', ['London to Paris and then Paris to Rome', 'on 3 December and 6 December']],
  [
    'a plan and the flights to it',
    ['plan three days in Lisbon', 'drop the castle', 'what is on day 2?', 'what is on day 2?', 'yes', 'from London', 'yes'],
  ],
  ['places to go to', ['somewhere warm in March from Vienna for four days', 'under €10', 'never mind the price', 'the second one']],
  [
    'places to stay',
    ['a hotel in Lisbon from 12 to 15 March', 'which one do you recommend?', 'yes', 'another one', 'is it far from the centre?', 'yes'],
  ],
  ['things none of our trade', ['what is the weather in Rome?', 'and the weather tomorrow?', 'the weather?', 'hello', 'hello']],
  ['German', ['Plane drei Tage in Lissabon', 'ja', 'von London', 'einfach']],
]

test.each(TALKS)('its own words are never read back: %s', async (_, messages) => {
  const answers = await conversation(messages)
  expect(
    await conversation(
      messages,
      reading((part) => ({ ...part, text: 'Mumble.' })),
    ),
  ).toEqual(answers)
})

test.each(TALKS)('an older thread, whose answers carry no values, goes on all the same: %s', async (_, messages) => {
  const without = reading(({ providerOptions: _values, ...part }) => part)
  for (const answer of await conversation(messages, without)) expect(answer).not.toMatch(/^(?:failed|$)/)
})

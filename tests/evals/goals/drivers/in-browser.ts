import type { Locator, Page } from 'playwright/test'
import { plainDateIn } from '@/lib/travel/dates'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { composer, expectPicks, fares, openConversation, untilAnswered } from '@/tests/journeys/steps'
import type { Act } from '../traveller'
import type { Conversation } from './driver'
import { readOffers, readTrip } from './over-http'
import { chunksOf, readAnswer } from './read-answer'

/** A guest in a browser: words are typed into the composer, cards are pressed; what came back is read as the page reads it. */
export async function openInBrowser(page: Page, zone: string): Promise<Conversation> {
  const nextAnswer = await listenToAnswers(page)
  await openConversation(page)
  let threadId: string | undefined
  const guest = {
    fetch: async (path: string) => {
      const response = await page.request.get(path)
      return new Response(await response.text(), { status: response.status() })
    },
  }
  return {
    today: plainDateIn(zone, new Date()),
    take: async (act) => {
      await untilAnswered(page)
      const pressed = act.type === 'click' ? await buttonOf(page, act.click) : null
      // On the way to a flight's button one may have to be pressed that only changes the trip; what answers that is not meant.
      const answered = nextAnswer(act.type === 'say' || act.click.command.type === 'pick-offer' ? 'turn' : 'any')
      if (act.type === 'say') await type(page, act.words)
      await pressed?.click()
      const read = await readAnswer(chunksOf(await answered))
      threadId ??= read.threadId
      await untilAnswered(page)
      return read.answer
    },
    trip: async () => (threadId ? readTrip(guest, threadId) : EMPTY_TRIP),
    offers: (trip) => readOffers(guest, trip),
  }
}

/**
 * The next answer’s text: that of the assistant’s turn, or nothing after a change alone. A browser keeps no body of a stream for
 * whoever drives it, so the page’s own fetch hands on a copy.
 */
async function listenToAnswers(page: Page): Promise<(awaited: 'turn' | 'any') => Promise<string>> {
  let hand: (text: string, isTurn: boolean) => void = () => undefined
  await page.exposeFunction('handAnswerOn', (text: string, isTurn: boolean) => hand(text, isTurn))
  await page.addInitScript(() => {
    const own = window.fetch
    window.fetch = async (...request) => {
      const response = await own(...request)
      const { pathname } = new URL(response.url)
      const isTurn = request[1]?.method === 'POST' && pathname === '/api/chat'
      const isChange = request[1]?.method === 'POST' && /^\/api\/trips\/[\w-]+\/commands$/.test(pathname)
      const { handAnswerOn } = window as unknown as { handAnswerOn: (text: string, isTurn: boolean) => Promise<void> }
      if (isTurn)
        void response
          .clone()
          .text()
          .then((text) => handAnswerOn(text, true))
      if (isChange) void handAnswerOn('', false)
      return response
    }
  })
  return (awaited) =>
    new Promise((resolve) => {
      hand = (text, isTurn) => {
        if (isTurn || awaited === 'any') resolve(text)
      }
    })
}

async function type(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

/** The cards count as the traveller does: their "Choose" buttons, and the fares of one direction. */
async function buttonOf(page: Page, { command, place }: Extract<Act, { type: 'click' }>['click']): Promise<Locator> {
  const direction = 'sliceIndex' in command && command.sliceIndex === 1 ? 'Return' : 'Outbound'
  if (command.type === 'pick-offer') {
    const card = await expectPicks(page, direction)
    return card.getByRole('button', { name: /^Choose / }).nth(place - 1)
  }
  if (command.type === 'choose-separately') return page.getByRole('button', { name: 'Choose outbound and return separately' }).last()
  if (command.type !== 'choose-fare') throw new Error(`no card issues ${command.type}`)
  return fares(page, direction === 'Return' ? 'return' : 'outbound')
    .getByRole('radio')
    .nth(place - 1)
}

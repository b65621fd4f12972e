import { openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { jsonBody, openSession } from '../../session'
import { guestOf } from '../guest'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

const ADA = { id: 'usr_ada', email: 'ada@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Marlow' }
const DRAFT = { passengers: [{ firstName: 'Ada', lastName: 'Marlow-St' }], billing: {} }
const [FIRST_VISIT, SECOND_VISIT] = [60_001, 60_002]

/** The server that keeps the accounts goes down, and later refuses, while somebody is in the middle of a thread. */
export const accountsDown: Scenario = async (trial) => {
  const { check, stage } = trial
  const directory = await openDirectoryServer({ accounts: [ADA] })
  try {
    await stage.withApp('accounts', { API_BASE_URL: directory.baseUrl }, async (app) => {
      await app.start()
      const ada = guestOf(await openSession(app.url, FIRST_VISIT, ADA), app.url)
      await ada.say('hello')
      const draft = `/api/trips/${ada.threadId()}/draft`
      await ada.get(draft, { ...jsonBody(DRAFT), method: 'PUT' })

      directory.mood = 'down'
      const renewed = await renew(ada)
      check('who is signed in stays so while nobody answers', renewed.includes(ADA.email), renewed)
      await checkGoesOn(trial, ada)
      const stranger = await openSession(app.url, SECOND_VISIT, ADA).catch((error: unknown) => String(error))
      check('who signs in meanwhile is refused', typeof stranger === 'string', 'signed in')

      directory.mood = 'refusing'
      const ended = await renew(ada)
      check('a clear no ends the session', !ended.includes(ADA.email), ended)
      const refused = await ada.say('are you there?')
      check('the next words are refused, and kept', refused.httpStatus === 401 && /is kept/.test(refused.message ?? ''), refused.message)

      directory.mood = 'well'
      await checkIsWellAgain(trial, guestOf(await openSession(app.url, SECOND_VISIT, ADA), app.url))
      const again = guestOf(await openSession(app.url, SECOND_VISIT, ADA), app.url)
      await again.findThread()
      check('whoever signs in again finds the thread', again.threadId() === ada.threadId() && (await again.read()).messages.length === 4)
      check('and what was typed', (await again.get(draft)).text.includes('Marlow-St'), (await again.get(draft)).text)
    })
  } finally {
    await directory.close()
  }
}

/** Asks for new tokens, as a page does that comes back. */
async function renew({ session, url }: ReturnType<typeof guestOf>): Promise<string> {
  const { csrfToken } = (await (await session.send(url, '/api/auth/csrf')).json()) as { csrfToken: string }
  return (await session.send(url, '/api/auth/session', jsonBody({ csrfToken, data: { refresh: true } }))).text()
}

import { fieldOf } from '../state/field-of'
import { flushUnsent } from '../state/flush-unsent'
import { ANYTHING, requestJson } from '../state/request-json'
import { useSessionEndStore } from '../state/session-end-store'
import { askSession } from './ask-session'
import { signInErrorWords } from './sign-in-words'

/**
 * Makes a visitor a guest, as the button of the sign-in page does, and opens `path`; who signed in meanwhile, in another tab, stays who
 * they are. Returns the sentence that says why it did not work, and then nothing has changed.
 */
export async function enterAsGuest(path: string): Promise<string | null> {
  if (!navigator.onLine) return signInErrorWords('Offline')
  const { answer } = await askSession()
  if (answer === 'unknown') return signInErrorWords('Unavailable')
  if (answer === 'gone') {
    const csrf = await requestJson('/api/auth/csrf', ANYTHING)
    if ('refusal' in csrf) return csrf.refusal.message
    const body = { csrfToken: fieldOf(csrf.value, 'csrfToken'), json: 'true', callbackUrl: path }
    const entered = await requestJson('/api/auth/callback/guest', ANYTHING, { method: 'POST', body })
    if ('refusal' in entered) return entered.refusal.message
  }
  await openSignedIn(path)
  return null
}

/** What was typed on the page before goes out first; then a full load, so that every page of the app sees the new session. */
export async function openSignedIn(path: string): Promise<void> {
  useSessionEndStore.setState({ isEnded: false })
  await flushUnsent()
  window.location.assign(path)
}

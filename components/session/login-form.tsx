'use client'

import Link from 'next/link'
import { getSession, signIn } from 'next-auth/react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { signIn as signInLabel } from '@/lib/texts/session'
import * as texts from '@/lib/texts/session/sign-in'
import { SHORTEST_PASSWORD } from '@/lib/travel/account/password'
import { openSignedIn } from './enter-as-guest'
import { ENTRY_FIELDS, type EntryErrors, entryErrors, readEntry } from './entry-fields'
import { FormProblem } from './form-problem'
import { PasswordField } from './password-field'
import { signInErrorWords } from './sign-in-words'
import { useIsHydrated } from './use-is-hydrated'

type Way = 'sign-in' | 'register'
const WAY_WORDS: Record<Way, string> = { 'sign-in': signInLabel, register: texts.createAccount }
const BUSY_WORDS: Record<Way, string> = { 'sign-in': texts.signingIn, register: texts.creatingYourAccount }
const registeredSchema = z.object({ id: z.string() })

type LoginFormProps = {
  /** Already known to be our own. */
  callbackPath: string
  errorCode?: string | undefined
  email?: string
  startsWith?: Way
  /** False where accounts are made by somebody else. */
  canRegister?: boolean
  hasGoogle?: boolean
  /** False where no link for a new password can be mailed. */
  canResetPassword?: boolean
  /** What going on as a guest means here; null where nobody can. */
  guestNote?: string | null
  /** The page beneath stays and learns of the session by itself, instead of a full load of `callbackPath`. */
  isPageKept?: boolean
}

/** Sign in, create an account, or go on as a guest in one press. */
export function LoginForm({
  callbackPath,
  errorCode,
  email: knownEmail = '',
  startsWith = 'sign-in',
  canRegister = true,
  hasGoogle = false,
  canResetPassword = false,
  guestNote = texts.noEmailNeeded,
  isPageKept = false,
}: LoginFormProps) {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<Way>(startsWith)
  const [errors, setErrors] = useState<EntryErrors>({})
  const arrivedWith = errorCode ? signInErrorWords(errorCode) : null
  const [problem, setProblem] = useState(arrivedWith)
  // What led here stands above the form: it says nothing of what is typed in it.
  const isFromBefore = problem !== null && problem === arrivedWith
  const [busyWith, setBusyWith] = useState<Way | 'guest' | 'google' | null>(null)
  const isWaiting = busyWith !== null || !isHydrated

  const begin = (what: Way | 'guest' | 'google'): boolean => {
    setErrors({})
    // Without an answer the library would lead away from here, and from what was typed.
    setProblem(navigator.onLine ? null : signInErrorWords('Offline'))
    if (navigator.onLine) setBusyWith(what)
    return navigator.onLine
  }

  const enter = async (provider: 'credentials' | 'guest', credentials: Record<string, string>, before = '') => {
    const answer = await signIn(provider, { ...credentials, redirect: false, callbackUrl: callbackPath }).catch(() => undefined)
    if (answer?.ok && (await goOn(callbackPath, isPageKept))) return
    setBusyWith(null)
    setProblem(`${before} ${signInErrorWords(answer?.ok ? 'Unavailable' : answer?.error)}`.trim())
  }

  /** True when there is something to put right, which then has the focus. */
  const show = (wrong: EntryErrors): boolean => {
    setErrors(wrong)
    const first = ENTRY_FIELDS.find((name) => wrong[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting) return
    const typed = readEntry(event.currentTarget)
    setProblem(null)
    if (show(entryErrors(typed, { isNew: way === 'register' }))) return
    if (!begin(way)) return
    const { email, password } = typed
    if (way === 'sign-in') return enter('credentials', { email, password })
    const answer = await requestJson('/api/account/register', registeredSchema, { method: 'POST', body: typed })
    if ('refusal' in answer) {
      setBusyWith(null)
      const { field, message } = answer.refusal
      const wrong = ENTRY_FIELDS.find((name) => name === field)
      return wrong ? void show({ [wrong]: message }) : setProblem(message)
    }
    setWay('sign-in')
    setBusyWith('register')
    // A guest who becomes an account gets a session of its own, too: the one before was made without a password.
    // Where that fails, it is said that the account is made: a second press must not make it again.
    await enter('credentials', { email, password }, texts.yourAccountIsMade)
  }

  const continueAsGuest = () => {
    if (begin('guest')) void enter('guest', {})
  }

  const continueWithGoogle = () => {
    if (!begin('google')) return
    void signIn('google', { callbackUrl: callbackPath }).catch(() => {
      setBusyWith(null)
      setProblem(signInErrorWords('OAuthSignin'))
    })
  }

  const changeWay = (next: Way) => {
    setWay(next)
    setErrors({})
    setProblem(null)
  }

  return (
    <div className="flex flex-col gap-5">
      {canRegister && (
        <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-line/45 p-1 dark:bg-paper">
          <legend className="sr-only">{texts.howToGoOn}</legend>
          <WayButton isChosen={way === 'sign-in'} onChoose={() => changeWay('sign-in')}>
            {signInLabel}
          </WayButton>
          <WayButton isChosen={way === 'register'} onChoose={() => changeWay('register')}>
            {texts.createAccount}
          </WayButton>
        </fieldset>
      )}
      {isFromBefore && <FormProblem>{problem}</FormProblem>}
      {/* Should the browser ever send it by itself, then never with a password in the address. */}
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {way === 'register' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={texts.firstName} name="firstName" autoComplete="given-name" maxLength={60} error={errors.firstName} />
            <TextField label={texts.lastName} name="lastName" autoComplete="family-name" maxLength={60} error={errors.lastName} />
          </div>
        )}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete={way === 'register' ? 'email' : 'username'}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={254}
          defaultValue={knownEmail}
          error={errors.email}
        />
        <PasswordField
          autoComplete={way === 'register' ? 'new-password' : 'current-password'}
          error={errors.password}
          hint={way === 'register' ? texts.atLeastCharacters(SHORTEST_PASSWORD) : undefined}
        />
        {way === 'sign-in' && canResetPassword && <ForgotPasswordLink isPageKept={isPageKept} />}
        {!isFromBefore && <FormProblem>{problem}</FormProblem>}
        <Button type="submit" tone="primary" disabled={isWaiting}>
          {busyWith === 'sign-in' || busyWith === 'register' ? BUSY_WORDS[busyWith] : WAY_WORDS[way]}
        </Button>
      </form>
      {(hasGoogle || guestNote !== null) && (
        <>
          <p className="flex items-center gap-3 text-fact text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {texts.or}
          </p>
          <div className="flex flex-col gap-2">
            {hasGoogle && (
              <Button disabled={isWaiting} onClick={continueWithGoogle}>
                {busyWith === 'google' ? texts.openingGoogle : texts.continueWithGoogle}
              </Button>
            )}
            {guestNote !== null && (
              <>
                <Button disabled={isWaiting} onClick={continueAsGuest}>
                  {busyWith === 'guest' ? texts.opening : texts.continueAsGuest}
                </Button>
                <p className="text-center text-fact text-ink-soft">{guestNote}</p>
              </>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Loads the page that was asked for; a page that is kept fetches its session instead: false when it could not. */
async function goOn(callbackPath: string, isPageKept: boolean): Promise<boolean> {
  // The library tells other tabs of a session that is fetched, not of signing in.
  if (isPageKept) return (await getSession()) !== null
  await openSignedIn(callbackPath)
  return true
}

function ForgotPasswordLink({ isPageKept }: { isPageKept: boolean }) {
  return (
    <Link
      href="/forgot-password"
      prefetch={false}
      target={isPageKept ? '_blank' : undefined}
      className="-mt-2 self-start py-1 text-fact text-sea underline-offset-4 hover:underline"
    >
      {texts.forgotYourPassword}
      {isPageKept && <span className="sr-only"> {texts.opensInANewTab}</span>}
    </Link>
  )
}

function WayButton({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`min-h-9 rounded-[7px] px-3 font-medium text-[15px] ${isChosen ? 'bg-sheet text-ink shadow-card dark:bg-line' : 'text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  )
}

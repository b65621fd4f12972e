'use client'

import { signIn } from 'next-auth/react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { isEmail } from '@/lib/travel/payment/validate-billing'
import { signInErrorWords } from './sign-in-words'
import { useIsHydrated } from './use-is-hydrated'

const SHORTEST_PASSWORD = 8

type Way = 'sign-in' | 'register'
type Field = 'email' | 'password' | 'firstName' | 'lastName'
type Errors = Partial<Record<Field, string>>

/** Sign in, create an account, or go on as a guest in one press. `callbackPath` is already known to be our own. */
export function LoginForm({ callbackPath, errorCode }: { callbackPath: string; errorCode?: string | undefined }) {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<Way>('sign-in')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(errorCode ? signInErrorWords(errorCode) : null)
  const [busyWith, setBusyWith] = useState<Way | 'guest' | null>(null)
  const isWaiting = busyWith !== null || !isHydrated

  const enter = async (provider: 'credentials' | 'guest', credentials: Record<string, string>) => {
    const answer = await signIn(provider, { ...credentials, redirect: false, callbackUrl: callbackPath }).catch(() => undefined)
    // A full load, so that every page of the app sees the new session.
    if (answer?.ok) return window.location.assign(callbackPath)
    setBusyWith(null)
    setProblem(signInErrorWords(answer?.error))
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting) return
    // Read from the fields themselves: what a password manager filled in counts even if no key was pressed.
    const typed = readFields(event.currentTarget)
    const wrong = fieldErrors(typed, way)
    setErrors(wrong)
    setProblem(null)
    const [first] = Object.keys(wrong)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setBusyWith(way)
    const { email, password } = typed
    if (way === 'register') {
      const answer = await requestJson('/api/account/register', z.object({ id: z.string() }), { method: 'POST', body: typed })
      if ('refusal' in answer) {
        setBusyWith(null)
        return answer.refusal.field === 'email' ? setErrors({ email: answer.refusal.message }) : setProblem(answer.refusal.message)
      }
    }
    await enter('credentials', { email, password })
  }

  const continueAsGuest = () => {
    setBusyWith('guest')
    setProblem(null)
    void enter('guest', {})
  }

  const changeWay = (next: Way) => {
    setWay(next)
    setErrors({})
    setProblem(null)
  }

  return (
    <div className="flex flex-col gap-5">
      <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-line/45 p-1">
        <legend className="sr-only">How to go on</legend>
        <WayButton isChosen={way === 'sign-in'} onChoose={() => changeWay('sign-in')}>
          Sign in
        </WayButton>
        <WayButton isChosen={way === 'register'} onChoose={() => changeWay('register')}>
          Create account
        </WayButton>
      </fieldset>
      {/* Should the browser ever send it by itself, then never with a password in the address. */}
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {way === 'register' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="First name" name="firstName" autoComplete="given-name" maxLength={60} error={errors.firstName} />
            <TextField label="Last name" name="lastName" autoComplete="family-name" maxLength={60} error={errors.lastName} />
          </div>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete={way === 'register' ? 'email' : 'username'}
          spellCheck={false}
          maxLength={254}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete={way === 'register' ? 'new-password' : 'current-password'}
          maxLength={200}
          error={errors.password}
          {...(way === 'register' ? { hint: `At least ${SHORTEST_PASSWORD} characters` } : {})}
        />
        <div role="alert">
          {problem && <p className="rounded-control bg-brick-soft px-3 py-2 text-[15px] text-brick leading-6">{problem}</p>}
        </div>
        <Button type="submit" tone="primary" disabled={isWaiting}>
          {busyWith === 'sign-in'
            ? 'Signing in…'
            : busyWith === 'register'
              ? 'Creating your account…'
              : way === 'register'
                ? 'Create account'
                : 'Sign in'}
        </Button>
      </form>
      <p className="flex items-center gap-3 text-fact text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="flex flex-col gap-1.5">
        <Button disabled={isWaiting} onClick={continueAsGuest}>
          {busyWith === 'guest' ? 'Opening…' : 'Continue as guest'}
        </Button>
        <p className="text-center text-fact text-ink-soft">No e-mail needed. Your trips stay with this browser.</p>
      </div>
    </div>
  )
}

function WayButton({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`min-h-9 rounded-[7px] px-3 font-medium text-[15px] ${isChosen ? 'bg-sheet text-ink shadow-card' : 'text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  )
}

function readFields(form: HTMLFormElement): Record<Field, string> {
  const fields = new FormData(form)
  const text = (name: Field) => String(fields.get(name) ?? '')
  return { email: text('email').trim(), password: text('password'), firstName: text('firstName').trim(), lastName: text('lastName').trim() }
}

function fieldErrors({ email, password, firstName, lastName }: Record<Field, string>, way: Way): Errors {
  const errors: Errors = {}
  if (way === 'register' && !firstName) errors.firstName = 'First name is required'
  if (way === 'register' && !lastName) errors.lastName = 'Last name is required'
  if (!email) errors.email = 'Email is required'
  else if (!isEmail(email)) errors.email = 'Please enter a valid email address'
  if (!password) errors.password = 'Password is required'
  else if (way === 'register' && password.length < SHORTEST_PASSWORD) errors.password = 'The password needs at least 8 characters'
  return errors
}

'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { HandOff } from '@/lib/travel/account/hand-off'
import { enterFromApp } from './enter-from-app'
import { placeWanted, takeHandOff } from './hand-over'
import { findQuestion, type Person, type Question } from './people'

export type HandOffState =
  | { step: 'working' }
  | ({ step: 'asking' } & Question)
  | { step: 'missing' }
  | { step: 'aborted' }
  | { step: 'offline' }
  /** Only with somebody signed in, who stays so; everybody else is on the way to the sign-in page. */
  | { step: 'refused'; present: Person; errorCode: string }

/** Full loads throughout, in place of this entry of the history: every page sees the new session, and nobody comes back to this one. */
function leaveFor(path: string): void {
  window.location.replace(path)
}

/** Signs in with what the app handed over, and asks first when somebody else is signed in. */
export function useHandOff(leave: (path: string) => void = leaveFor) {
  const [state, setState] = useState<HandOffState>({ step: 'working' })
  const given = useRef<HandOff | null>(null)
  const present = useRef<Person | null>(null)

  const run = useCallback(
    async (mayReplace: boolean) => {
      const handOff = given.current
      if (!handOff || handOff.by === 'nothing') return leave(loginPath('MissingSignIn'))
      setState({ step: 'working' })
      try {
        const question = mayReplace ? null : await findQuestion(handOff)
        if (question) {
          present.current = question.present
          return setState({ step: 'asking', ...question })
        }
        const entered = await enterFromApp(handOff)
        if (entered.isIn) return leave(placeWanted(window.location))
        if (entered.because === 'no-csrf-token') return setState({ step: 'aborted' })
        // The sign-in page would lead somebody who is signed in straight on, and tell them nothing.
        if (present.current) setState({ step: 'refused', present: present.current, errorCode: entered.errorCode })
        else leave(loginPath(entered.errorCode))
      } catch {
        setState({ step: 'offline' })
      }
    },
    [leave],
  )

  useEffect(() => {
    // React runs an effect twice while developing; there is one hand-off.
    if (given.current) return
    given.current = takeHandOff()
    if (given.current) void run(false)
    else setState({ step: 'missing' })
  }, [run])

  return {
    state,
    replace: () => void run(true),
    tryAgain: () => void run(present.current !== null),
    stay: () => leave(placeWanted(window.location)),
    toLogin: () => leave(loginPath()),
  }
}

function loginPath(errorCode?: string): string {
  const query = new URLSearchParams({ ...(errorCode ? { error: errorCode } : {}), callbackUrl: placeWanted(window.location) })
  return `/login?${query}`
}

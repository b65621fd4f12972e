'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { RefObject } from 'react'
import * as texts from '@/lib/texts/session/sign-in'
import { Wordmark } from '../home/wordmark'
import { useFocusOrigin } from '../ui/use-focus-origin'
import { LoginForm } from './login-form'
import type { SessionUser } from './session-user'

const stay = (event: Event) => event.preventDefault()

/** Covers the whole page until somebody signs in; what stands beneath is kept as it is. The guard takes it away. */
export function SessionExpired({
  page,
  user,
  hasGoogle,
  canResetPassword,
}: {
  /** What it covers, to be out of reach meanwhile: the library leaves a conversation to screen readers. */
  page: RefObject<HTMLElement | null>
  user: SessionUser
  hasGoogle: boolean
  canResetPassword: boolean
}) {
  const focus = useFocusOrigin()

  function focusFirstGap(event: Event) {
    event.preventDefault()
    focus.onOpen()
    // Not before: what is out of reach loses the focus.
    if (page.current) page.current.inert = true
    const content = event.target instanceof HTMLElement ? event.target : null
    content?.querySelector<HTMLInputElement>(user.email ? '[name="password"]' : '[name="email"]')?.focus()
  }

  function giveFocusBack(event: Event) {
    if (page.current) page.current.inert = false
    focus.giveBack(event)
  }

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          ref={focus.whileThere}
          onOpenAutoFocus={focusFirstGap}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className="fixed inset-0 z-[60] overflow-y-auto overscroll-contain bg-paper"
        >
          <div className="mx-auto flex min-h-full w-full max-w-[440px] flex-col px-4 py-5 sm:justify-center sm:py-12">
            <span className="-ms-1 flex self-start px-1 py-1.5">
              <Wordmark />
            </span>
            <Radix.Title className="mt-8 font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">
              {texts.sessionExpired}
            </Radix.Title>
            <Radix.Description className="mt-2 text-body">{texts.pleaseLoginAgain}</Radix.Description>
            <p className="mt-1 text-pretty text-ink-soft [overflow-wrap:anywhere]">{keptWords(user)}</p>
            <div className="mt-6 rounded-card border bg-sheet p-4 shadow-card sm:p-6">
              <LoginForm
                callbackPath={`${window.location.pathname}${window.location.search}`}
                email={user.email ?? ''}
                canRegister={false}
                hasGoogle={hasGoogle && !user.isGuest}
                canResetPassword={canResetPassword}
                guestNote={user.isGuest ? texts.asANewGuest : null}
                isPageKept
              />
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function keptWords({ email, isGuest }: SessionUser): string {
  if (isGuest) return texts.youWereHereAsAGuest
  return texts.whatYouTypedIsKept(email)
}

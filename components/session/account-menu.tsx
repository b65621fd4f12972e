'use client'

import Link from 'next/link'
import { useState } from 'react'
import * as texts from '@/lib/texts/session'
import { Popover } from '../ui/popover'
import { SignOutButton } from './sign-out-button'

const ROW = 'flex min-h-11 w-full items-center rounded-[7px] px-3 text-start text-[15px] hover:bg-sea-soft'

/** Who is signed in, their bookings, what their account keeps, and the way out. */
export function AccountMenu({ name, email, isGuest }: { name: string; email: string | null; isGuest: boolean }) {
  const shownName = isGuest ? texts.guest : name
  const [isOpen, setIsOpen] = useState(false)
  const leave = (href: string, words: string) => (
    <Link href={href} onClick={() => setIsOpen(false)} className={ROW}>
      {words}
    </Link>
  )
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="z-50 w-64 animate-rise rounded-card border bg-sheet p-1.5 shadow-card"
      trigger={(opens) => (
        <button
          {...opens}
          type="button"
          className="flex min-h-11 min-w-0 max-w-full items-center gap-2.5 rounded-control px-2 text-[15px] hover:bg-line/40"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-sea-soft font-semibold text-[14px] text-sea"
          >
            {shownName.charAt(0).toUpperCase()}
          </span>
          <span className="truncate">{shownName}</span>
          <span className="sr-only">, {texts.accountInSentence}</span>
        </button>
      )}
    >
      <div className="mb-1 border-b px-3 pt-2 pb-2.5 text-fact text-ink-soft [overflow-wrap:anywhere]">
        {isGuest ? (
          <p>{texts.youAreHereAsAGuest}</p>
        ) : (
          <>
            <p className="font-medium text-[15px] text-ink leading-5">{name}</p>
            {email && email !== name && <p className="mt-0.5">{email}</p>}
          </>
        )}
      </div>
      {isGuest && leave('/account#create-account', texts.createAnAccount)}
      {leave('/orders', texts.yourBookings)}
      {leave('/account', texts.account)}
      {isGuest && leave('/login', texts.signIn)}
      <SignOutButton className={ROW} />
    </Popover>
  )
}

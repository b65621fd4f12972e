'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DeleteAccountForm } from './delete-account-form'

/** What becomes of everything when an account is deleted, and the way to do it. */
export function DeleteAccount({ hasPassword, isGuest }: { hasPassword: boolean; isGuest: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const what = isGuest ? 'guest account' : 'account'
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      <h3 className="font-semibold text-[16px] leading-6">Delete your {what}</h3>
      <dl className="flex flex-col gap-2 text-[15px] leading-6">
        <Fact term="Deleted at once">
          your name and address, conversations, searches, half-filled forms, saved passengers and cards, mails, and every sign-in.
        </Fact>
        <Fact term="Kept, because the law asks for it">
          what was booked and paid, when and for how much, with its references, but without names, contacts, passports and cards.
        </Fact>
        <Fact term="Your tickets">
          stay valid: they are with the airline. But Wayfarer can no longer show, change or cancel them, so save your papers and your data
          first.
        </Fact>
      </dl>
      <Button tone="danger" className="self-start" onClick={() => setIsOpen(true)}>
        Delete {what}…
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Delete your ${what}?`}
        description="This cannot be undone. Have you saved the papers of your bookings, and your data?"
      >
        <DeleteAccountForm hasPassword={hasPassword} onKeep={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: string | string[] }) {
  return (
    <div>
      <dt className="inline font-medium">{term}: </dt>
      <dd className="inline text-ink-soft">{children}</dd>
    </div>
  )
}

'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import * as texts from '@/lib/texts/account'
import { DeleteAccountForm } from './delete-account-form'

/** What becomes of everything when an account is deleted, and the way to do it. */
export function DeleteAccount({ hasPassword, isGuest }: { hasPassword: boolean; isGuest: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const what = isGuest ? texts.guestAccount : texts.account
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      <h3 className="font-semibold text-[16px] leading-6">{texts.deleteYour(what)}</h3>
      <dl className="flex flex-col gap-2 text-[15px] leading-6">
        <Fact term={texts.deletedAtOnce}>{texts.whatIsDeletedAtOnce}</Fact>
        <Fact term={texts.keptBecauseTheLawAsks}>{texts.whatTheLawKeeps}</Fact>
        <Fact term={texts.yourTickets}>{texts.ticketsStayValid}</Fact>
      </dl>
      <Button tone="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {texts.deleteIt(what)}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={texts.deleteYourQuestion(what)} description={texts.deletingCannotBeUndone}>
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

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireUser } from '@/app/session/current-user'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { Ribbon } from '@/components/ui/ribbon'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/sandbox-bank'
import { cardName } from '@/lib/travel/payment/saved-card'
import { BankCheckForm } from './bank-check-form'

export const metadata: Metadata = { title: texts.sandboxBank, robots: { index: false } }

/** What a bank shows before it holds the money; in a frame beside the order, or on its own. */
export default async function SandboxBankRoute({ params }: { params: Promise<{ paymentId: string }> }) {
  const { paymentId } = await params
  const user = await requireUser(`/sandbox-bank/${paymentId}`)
  const check = await (await services()).sandboxBank?.findCheck({ paymentId, userId: user.id })
  if (!check) notFound()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col justify-center p-2.5">
      <Card>
        <Ribbon tone="simulated">{texts.simulated}</Ribbon>
        <div className="flex flex-col gap-4 p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="flex items-center gap-2.5 font-semibold text-[15px] leading-6">
              <BankMark />
              {texts.sandboxBank}
            </p>
            <Price money={check.amount} className="font-semibold text-[22px] leading-8 tracking-[-0.01em]" />
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5 border-y py-3 text-[15px] leading-6">
            <dt className="text-ink-soft">{texts.to}</dt>
            <dd className="text-end">{texts.wayfarer}</dd>
            <dt className="text-ink-soft">{texts.card}</dt>
            <dd className="figures text-end">{cardName(check.card)}</dd>
          </dl>
          <BankCheckForm check={check} />
        </div>
      </Card>
    </main>
  )
}

/** A house with columns: what everybody takes for a bank. */
function BankMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0 text-sea">
      <path
        d="M4 11 14 4.5 24 11ZM6.5 14v7M11.5 14v7M16.5 14v7M21.5 14v7M4 24h20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

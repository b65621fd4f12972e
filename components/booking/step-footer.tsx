import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/booking'
import type { Money } from '@/lib/travel/money'

/**
 * The footer with a step's one primary button. It stays in view on phones and on the checkout's own page, which also shows the total; in a
 * wider thread it ends the card, since the trip panel shows the total.
 */
export function StepFooter({ total, children }: { total?: Money | undefined; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 border-t bg-sheet p-4 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:pb-[max(16px,env(safe-area-inset-bottom))] group-data-[place=page]/checkout:sticky group-data-[place=page]/checkout:bottom-0 sm:px-5">
      {total && (
        <p className="hidden shrink-0 flex-col leading-5 group-data-[place=page]/checkout:flex">
          <span className="text-fact text-ink-soft">{texts.total}</span>
          <Price money={total} className="font-semibold text-[17px]" />
        </p>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">{children}</div>
    </div>
  )
}

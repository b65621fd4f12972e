import type { ReactNode } from 'react'

/** One part of the account page, to which the list of parts leads. */
export function AccountSection({ id, title, hint, children }: { id: string; title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="font-semibold text-[18px] leading-6">
          {title}
        </h2>
        {hint && <p className="mt-1 text-fact text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** One part of a page, with an address of its own. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 font-display font-medium text-[24px] leading-8 tracking-[-0.01em] sm:text-[28px] sm:leading-9">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

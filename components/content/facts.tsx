import type { ReactNode } from 'react'

/** What one wants to know at a glance: a word and its answer, in a grid. */
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-fact text-ink-soft">{label}</dt>
          <dd className="text-[15px] leading-6">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import * as texts from '@/lib/texts/account'
/** The parts of the account page: beside it on a desk, a row to be pushed along on a phone. */
export function AccountNav({ parts }: { parts: { id: string; label: string }[] }) {
  return (
    <nav aria-label={texts.partsOfThisPage} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none] max-[22rem]:flex-wrap sm:-mx-8 sm:px-5 lg:mx-0 lg:-ms-3 lg:flex-col lg:overflow-visible lg:px-0">
        {parts.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-[15px] text-ink-soft hover:bg-line/40 hover:text-ink lg:whitespace-normal"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

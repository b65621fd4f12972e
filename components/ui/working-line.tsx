/** What is being done, in words, with a dot that travels along a thin line; the line stands still with reduced motion. */
export function WorkingLine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-fact text-ink-soft">
      <span aria-hidden="true" className="relative h-px w-10 shrink-0 bg-line">
        <span className="absolute top-[-2.5px] inset-s-0 size-1.5 animate-travel rounded-full bg-sea" />
      </span>
      <span>{children}</span>
    </p>
  )
}

import * as texts from '@/lib/texts/ancillaries/seats/map'
/** The nose, with the windows of the cockpit: the front of the aeroplane is up. */
export function Nose() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto mt-3 flex h-24 w-(--hull) items-end justify-center border-2 border-b-0 bg-sheet pb-2 text-[11px] text-ink-soft [border-radius:50%_50%_0_0/100%_100%_0_0]"
    >
      <svg viewBox="0 0 60 16" className="absolute top-5 w-14" fill="none" stroke="var(--ink-soft)" strokeWidth={1.5} aria-hidden="true">
        <path d="M3 14C11 5 20 2 28 2v8C20 10 12 12 8 14ZM57 14C49 5 40 2 32 2v8c8 0 16 2 20 4Z" fill="var(--line)" />
      </svg>
      {texts.front}
    </div>
  )
}

/** The tail, with its fin and its two small wings. */
export function Tail() {
  return (
    <div aria-hidden="true" className="relative mx-auto mb-3 h-28 w-(--hull)">
      <span className="absolute top-9 right-[74%] h-12 w-20 bg-line/70 [clip-path:polygon(100%_0,100%_100%,0_100%,0_70%)]" />
      <span className="absolute top-9 left-[74%] h-12 w-20 bg-line/70 [clip-path:polygon(0_0,0_100%,100%_100%,100%_70%)]" />
      <span className="absolute inset-x-0 top-0 h-24 border-2 border-t-0 bg-sheet [border-radius:0_0_50%_50%/0_0_100%_100%]" />
      <span className="absolute top-3 left-1/2 h-24 w-1 -translate-x-1/2 rounded-full bg-line" />
      <span className="absolute inset-x-0 top-1 text-center text-[11px] text-ink-soft">
        <span className="bg-sheet px-1">{texts.back}</span>
      </span>
    </div>
  )
}

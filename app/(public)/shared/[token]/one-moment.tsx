import * as texts from '@/lib/texts/pages/public/shared'
/** In place of a shared thread while too many are opened from the reader's network. */
export function OneMoment({ sentence }: { sentence: string }) {
  return (
    <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-4 px-6 pb-20">
      <h1 className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">{texts.oneMomentPlease}</h1>
      <p className="text-ink-soft">{sentence}</p>
    </main>
  )
}

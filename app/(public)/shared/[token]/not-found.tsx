import { ButtonLink } from '@/components/ui/button-link'

/** Behind a link that opens nothing, whatever the reason: its reader may have no trips here. */
export default function SharedNotFound() {
  return (
    <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-4 px-6 pb-20">
      <h1 className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">This link opens nothing</h1>
      <p className="text-ink-soft">It may have been revoked, or not been copied whole. Whoever sent it can send you a new one.</p>
      <ButtonLink href="/">Plan a trip of your own</ButtonLink>
    </main>
  )
}

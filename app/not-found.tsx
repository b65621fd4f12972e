import { ButtonLink } from '@/components/ui/button-link'

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">There is nothing at this address</h1>
      <p className="text-ink-soft">It may have been deleted, or belong to somebody else. Your own trips are where they were.</p>
      <ButtonLink href="/chat">Go to your trips</ButtonLink>
    </main>
  )
}

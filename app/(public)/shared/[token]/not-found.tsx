import { ButtonLink } from '@/components/ui/button-link'
import * as texts from '@/lib/texts/pages/public/shared'

/** Behind a link that opens nothing, whatever the reason: its reader may have no trips here. */
export default function SharedNotFound() {
  return (
    <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-4 px-6 pb-20">
      <h1 className="font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">{texts.thisLinkOpensNothing}</h1>
      <p className="text-ink-soft">{texts.linkMayBeRevoked}</p>
      <ButtonLink href="/">{texts.planATripOfYourOwn}</ButtonLink>
    </main>
  )
}

import type { Metadata } from 'next'
import { Wordmark } from '@/components/home/wordmark'
import { HandOffScreen } from '@/components/session/hand-off/hand-off-screen'
import * as texts from '@/lib/texts/pages/hand-off'

export const metadata: Metadata = { title: texts.signingYouIn, robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** Where the mobile app's sign-in goes on. It is drawn without knowing what was handed over: that never leaves the browser but as a form. */
export default function HandOffPage() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col px-4 py-5 sm:justify-center sm:py-12">
      <span className="-ms-1 flex self-start px-1 py-1.5">
        <Wordmark />
      </span>
      <HandOffScreen />
    </main>
  )
}

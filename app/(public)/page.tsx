import { currentUser } from '@/app/session'
import { Landscape } from '@/components/home/landscape'
import { WhereTo } from '@/components/home/where-to'

export default async function HomePage() {
  const user = await currentUser()
  return (
    <main className="relative flex flex-1 flex-col overflow-clip">
      <div className="relative z-10 mx-auto w-full max-w-[760px] px-4 pt-12 pb-56 sm:px-8 sm:pt-[10vh] sm:pb-72">
        <h1 className="text-balance font-display font-medium text-[34px] leading-[1.12] tracking-[-0.015em] sm:text-[52px]">
          A whole trip, booked by talking.
        </h1>
        <p className="mt-4 max-w-[52ch] text-ink-soft sm:text-[18px] sm:leading-7">
          Say where you would like to go. See flights with their reasons, decide, and pay, all in one conversation.
        </p>
        <div className="mt-7">
          <WhereTo isSignedIn={user !== null} />
        </div>
        <p className="mt-6 text-[15px] leading-6">Prices are looked up, never invented. Nothing is paid without your press.</p>
        <p className="mt-1 text-fact text-ink-soft">
          You talk to an AI. It can misread you; what it understood is always shown, and yours to change.
        </p>
      </div>
      <Landscape className="pointer-events-none absolute inset-x-0 bottom-0 h-64 w-full sm:h-[380px]" />
    </main>
  )
}

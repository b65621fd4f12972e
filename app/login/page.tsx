import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { currentUser } from '@/app/session'
import { Wordmark } from '@/components/home/wordmark'
import { safeCallbackPath } from '@/components/session/callback-path'
import { LoginForm } from '@/components/session/login-form'

export const metadata: Metadata = { title: 'Sign in' }

export default async function LoginPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { callbackUrl, error } = await searchParams
  const callbackPath = safeCallbackPath(callbackUrl)
  if (await currentUser()) redirect(callbackPath)
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col px-4 py-5 sm:justify-center sm:py-12">
      <Link href="/" className="-ml-1 flex self-start rounded-control px-1 py-1.5">
        <Wordmark />
      </Link>
      <h1 className="mt-8 font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">Good to have you here</h1>
      <p className="mt-2 text-ink-soft">Sign in and your trip goes on where you left it. What you have written is kept.</p>
      <div className="mt-6 rounded-card border bg-sheet p-4 shadow-card sm:p-6">
        <LoginForm callbackPath={callbackPath} errorCode={typeof error === 'string' ? error : undefined} />
      </div>
    </main>
  )
}

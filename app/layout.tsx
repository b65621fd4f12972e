import '@fontsource-variable/figtree'
import '@fontsource-variable/fraunces'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { BrowserSetUp } from './browser-set-up'

export const metadata: Metadata = {
  title: { default: 'Wayfarer: book a whole trip by talking', template: '%s · Wayfarer' },
  description:
    'Tell Wayfarer where you would like to go. It finds real schedules of a simulated market, explains its picks, and books in one conversation.',
  icons: { icon: '/icon.svg' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#14181e' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Each page is rendered per request: its scripts carry the nonce of the content security policy.
  await connection()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en-GB">
      <body className="min-h-dvh bg-paper text-ink antialiased">
        <BrowserSetUp nonce={nonce} />
        {children}
      </body>
    </html>
  )
}

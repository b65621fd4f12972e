import '@fontsource-variable/figtree'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import '@fontsource-variable/fraunces'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ThemeKeeper } from '@/components/account/theme/theme-keeper'
import { PreferencesProvider } from '@/components/session/preferences'
import { Notices } from '@/components/ui/notices/notices'
import * as texts from '@/lib/texts/pages/root'
import { frameColours } from '@/lib/travel/account/theme'
import { BrowserSetUp } from './browser-set-up'
import { mapTiles } from './process/map-tiles'
import { pagePreferences } from './session/page-preferences'

export const metadata: Metadata = {
  title: { default: texts.siteTitle, template: texts.titleOfAPage },
  description: texts.siteDescription,
  icons: { icon: '/icon.svg' },
}

export async function generateViewport(): Promise<Viewport> {
  const colours = frameColours((await pagePreferences()).theme)
  return {
    width: 'device-width',
    initialScale: 1,
    interactiveWidget: 'resizes-content',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: colours.light },
      { media: '(prefers-color-scheme: dark)', color: colours.dark },
    ],
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Each page is rendered per request: its scripts carry the nonce of the content security policy.
  await connection()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const preferences = await pagePreferences()
  const { theme } = preferences
  const tiles = mapTiles()
  return (
    <html lang="en-GB" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        {tiles && <meta name="map-tiles" content={tiles.url} data-attribution={tiles.attribution} />}
        {/* The letters of every page come beside its style sheet, instead of after it. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={figtree} />
      </head>
      <body className="min-h-dvh bg-paper text-ink antialiased">
        <BrowserSetUp nonce={nonce} />
        <ThemeKeeper theme={theme} />
        <PreferencesProvider preferences={preferences}>
          {children}
          <Notices />
        </PreferencesProvider>
      </body>
    </html>
  )
}

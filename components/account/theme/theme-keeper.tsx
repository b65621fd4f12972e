'use client'

import { useEffect } from 'react'
import type { Theme } from '@/lib/travel/account/theme'
import { applyTheme } from './apply-theme'

/** Keeps the browser at the theme the server answered with: on a new device the account's choice, also for the pages after signing out. */
export function ThemeKeeper({ theme }: { theme: Theme }) {
  useEffect(() => applyTheme(theme), [theme])
  return null
}

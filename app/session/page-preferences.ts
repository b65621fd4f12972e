import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { Preferences } from '@/lib/travel/account/preferences-schema'
import { readTheme, THEME_COOKIE } from '@/lib/travel/account/theme'
import { currentUser } from './current-user'

/** How whoever looks likes things: the account's choices, else the browser's theme. A page that cannot say who is there says so by itself. */
export const pagePreferences = cache(async (): Promise<Preferences> => {
  await connection()
  const user = await currentUser().catch(() => null)
  return user?.preferences ?? { ...DEFAULT_PREFERENCES, theme: readTheme((await cookies()).get(THEME_COOKIE)?.value) }
})

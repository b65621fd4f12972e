import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { readTheme, THEME_COOKIE, type Theme } from '@/lib/travel/account/theme'
import { currentUser } from './session'

/** Light, dark, or as the device is: the account's choice, else the browser's. A page that cannot say who is there says so by itself. */
export const pageTheme = cache(async (): Promise<Theme> => {
  await connection()
  const user = await currentUser().catch(() => null)
  return user?.preferences.theme ?? readTheme((await cookies()).get(THEME_COOKIE)?.value)
})

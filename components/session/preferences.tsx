'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { Preferences } from '@/lib/travel/account/preferences-schema'
import type { TimeFormat } from '@/lib/travel/time-format'

const PreferencesContext = createContext<Preferences>(DEFAULT_PREFERENCES)

/** How the traveller likes things, for everything beneath; the server says it with the page. */
export function PreferencesProvider({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The traveller's preferences; those of the beginning where nobody is signed in. */
export function usePreferences(): Preferences {
  return useContext(PreferencesContext)
}

/** How times of day are shown: to be given to the words that print one. */
export function useTimeFormat(): TimeFormat {
  return usePreferences().timeFormat
}

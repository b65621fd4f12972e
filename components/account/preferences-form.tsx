'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { requestJson } from '@/components/state/request-json'
import { SelectField } from '@/components/ui/field'
import { showToast } from '@/components/ui/notices/notice-store'
import * as texts from '@/lib/texts/account'
import { LANGUAGES } from '@/lib/travel/account/languages'
import { type Preferences, type PreferencesChange, preferencesSchema } from '@/lib/travel/account/preferences-schema'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { ChoiceRow } from './choice-row'
import { applyTheme } from './theme/apply-theme'

const SAVED_WORDS: Record<keyof Preferences, string> = {
  language: texts.languageSaved,
  currency: texts.currencySaved,
  timeFormat: texts.timeFormatSaved,
  theme: texts.themeSaved,
}

/** Each choice is kept at once; one that could not be kept goes back to what it was and says why. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const router = useRouter()
  const isHydrated = useIsHydrated()
  const [shown, setShown] = useState(preferences)
  const [errors, setErrors] = useState<Partial<Record<keyof Preferences, string>>>({})
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const kept = useRef(preferences)
  const newest = useRef<Partial<Record<keyof Preferences, Promise<unknown>>>>({})

  const choose = async <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => {
    show({ [name]: value })
    setErrors((before) => ({ ...before, [name]: undefined }))
    // One after the other, so that the last choice is the one that stays.
    const asked = saving.current.then(() =>
      requestJson('/api/account/preferences', preferencesSchema, { method: 'PATCH', body: { [name]: value } }),
    )
    saving.current = asked
    newest.current[name] = asked
    const answer = await asked
    if ('value' in answer) kept.current = answer.value
    if (newest.current[name] !== asked) return
    if ('refusal' in answer) {
      show({ [name]: kept.current[name] })
      return setErrors((before) => ({ ...before, [name]: answer.refusal.message }))
    }
    showToast(SAVED_WORDS[name])
    router.refresh()
  }
  const show = (change: PreferencesChange) => {
    setShown((before) => ({ ...before, ...change }))
    if (change.theme) applyTheme(change.theme)
  }
  return (
    // A choice that nobody hears would look as if it were kept.
    <fieldset disabled={!isHydrated} className="flex min-w-0 flex-col gap-5 rounded-card border bg-sheet px-4 py-5 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.languageOfTheAnswers}
          value={shown.language}
          error={errors.language}
          onChange={(event) => void choose('language', LANGUAGES.find(({ code }) => code === event.target.value)?.code ?? 'auto')}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.currencyOfNewSearches}
          value={shown.currency ?? ''}
          error={errors.currency}
          onChange={(event) => void choose('currency', SELECTABLE_CURRENCIES.find(({ code }) => code === event.target.value)?.code ?? null)}
        >
          <option value="">{texts.asWhereTheTripStarts}</option>
          {SELECTABLE_CURRENCIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceRow
        label={texts.timesOfDay}
        choices={[
          { value: '24h', words: '14:05' },
          { value: '12h', words: texts.clockOf12Hours },
        ]}
        chosen={shown.timeFormat}
        error={errors.timeFormat}
        onChoose={(value) => void choose('timeFormat', value)}
      />
      <ChoiceRow
        label={texts.theme}
        choices={[
          { value: 'system', words: texts.asMyDevice },
          { value: 'light', words: texts.light },
          { value: 'dark', words: texts.dark },
        ]}
        chosen={shown.theme}
        error={errors.theme}
        onChoose={(value) => void choose('theme', value)}
      />
    </fieldset>
  )
}

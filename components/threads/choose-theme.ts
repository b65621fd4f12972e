import type { Theme } from '@/lib/travel/account/theme'
import { applyTheme } from '../account/theme/apply-theme'
import { lateShape, requestJson } from '../state/request-json'
import { showPopup } from '../ui/notices/notice-store'

const preferencesShape = lateShape(() => import('@/lib/travel/account/preferences-schema').then((module) => module.preferencesSchema))

/** Shows a theme at once and keeps it in the account. The page is not asked for anew: a conversation may be on its way in it. */
export async function chooseTheme(theme: Theme): Promise<void> {
  applyTheme(theme)
  const answer = await requestJson('/api/account/preferences', preferencesShape, { method: 'PATCH', body: { theme } })
  if ('refusal' in answer) showPopup({ type: 'error', message: answer.refusal.message })
}

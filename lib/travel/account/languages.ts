/** What the assistant answers in; `auto` follows the traveller's own words. */
export const LANGUAGES = [
  { code: 'auto', name: 'As you write' },
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'hi', name: 'हिन्दी' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

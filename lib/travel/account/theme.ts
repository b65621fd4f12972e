export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Holds the choice for pages that know nobody: no personal data, and readable by the page, which writes it. */
export const THEME_COOKIE = 'theme'

/** What the cookie says; whatever it does not say is `system`. */
export function readTheme(cookie: string | undefined): Theme {
  return THEMES.find((theme) => theme === cookie) ?? 'system'
}

/** Colours of the browser's own frame, while the device is light and while it is dark: the paper's. */
export function frameColours(theme: Theme): { light: string; dark: string } {
  const [light, dark] = ['#fbf9f5', '#14181e']
  return { light: theme === 'dark' ? dark : light, dark: theme === 'light' ? light : dark }
}

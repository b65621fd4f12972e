/** Whether the page is dark now, by choice or as the device is: for what is drawn by others and cannot follow the page's styles. */
export function isShownDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}

/** Tells of every change of it, until the answer is called. */
export function onShownSchemeChange(notify: () => void): () => void {
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(notify)
  scheme.addEventListener('change', notify)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', notify)
    choice.disconnect()
  }
}

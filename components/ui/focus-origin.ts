/** Whom what has just closed has still to give the focus back to: the library lets it do so a moment later. */
let owed: HTMLElement | null = null

/**
 * Who has the focus before something that takes it opens. Where it opens in the moment after another has closed, that is whoever the other
 * one owes it to, and the other owes nothing any more. Null where nobody has it.
 */
export function takeFocusOrigin(): HTMLElement | null {
  const { activeElement } = document
  const origin = activeElement !== document.body && activeElement instanceof HTMLElement ? activeElement : owed
  owed = null
  return origin
}

export function oweFocus(origin: HTMLElement | null): void {
  owed = origin
}

/** Whether it is still owed to this one; from now on it is not. */
export function settleFocus(origin: HTMLElement | null): boolean {
  const isOwed = owed === origin
  if (isOwed) owed = null
  return isOwed
}

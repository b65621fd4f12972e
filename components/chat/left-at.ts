/** Where a box was scrolled to before the page came to life, in pixels from its top; a property of the element itself. */
export const LEFT_AT = 'wayfarerLeftAt'

/** Whether somebody has scrolled a box up since; `near`: pixels from its end that are none. A page may be read long before it is alive. */
export function hasScrolledUp(box: HTMLElement, near: number): boolean {
  const leftAt: unknown = Reflect.get(box, LEFT_AT)
  const fromEnd = box.scrollHeight - box.clientHeight - box.scrollTop
  return typeof leftAt === 'number' && box.scrollTop < leftAt - 1 && fromEnd > near
}

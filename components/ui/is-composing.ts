import type { KeyboardEvent } from 'react'

/** While an input method composes (and in Safari, on the key that ends it), Enter belongs to it. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

'use client'

import { Button } from '../../ui/button'

/** Does for others what was done once. It stays in its place while there is nothing to copy, so that nothing jumps. */
export function ShortcutButton({ isUseful, onPress, children }: { isUseful: boolean; onPress: () => void; children: string }) {
  return (
    <Button
      tone="text"
      className="-ms-4 self-start aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:no-underline"
      aria-disabled={!isUseful || undefined}
      onClick={isUseful ? onPress : undefined}
    >
      {children}
    </Button>
  )
}

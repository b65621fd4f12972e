'use client'

import { Button } from '@/components/ui/button'

/** Opens the browser's own print window; it is not printed itself. */
export function PrintButton() {
  return (
    <Button tone="primary" onClick={() => window.print()}>
      Print
    </Button>
  )
}

'use client'

import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/booking'

/** Opens the browser's own print window; it is not printed itself. */
export function PrintButton() {
  return (
    <Button tone="primary" onClick={() => window.print()}>
      {texts.print}
    </Button>
  )
}

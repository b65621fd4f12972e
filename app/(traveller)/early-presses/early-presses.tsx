import { InlineScript } from '@/app/inline-script'
import { KEEP_PRESSES } from './keep-presses'

/** Cards are drawn by the server, so they can be pressed long before the page's scripts are there: no press is lost. */
export function EarlyPresses() {
  return <InlineScript>{KEEP_PRESSES}</InlineScript>
}

import * as texts from '@/lib/texts/content/letters'
import { TRAP } from './letter-state'

/** Shown to nobody and read out to nobody, so that only what fills in every field of every form fills it in. */
export function LeftEmpty() {
  return (
    <div hidden>
      <label>
        {texts.leaveThisEmpty}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

import * as texts from '@/lib/texts/payment'

/** Whether the card is kept for next time: asked, never assumed. */
export function KeepCardField({ isWanted, onChange }: { isWanted: boolean; onChange: (isWanted: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        name="keepCard"
        checked={isWanted}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-sea"
      />
      <span>
        {texts.saveCardForNextTime}
        <span className="block text-fact text-ink-soft">{texts.whatIsKeptOfTheCard}</span>
      </span>
    </label>
  )
}

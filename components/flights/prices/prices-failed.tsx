import * as texts from '@/lib/texts/flights/prices'
import { Button } from '../../ui/button'

/** Prices of other days are an extra: that they did not come is said in one line, with a way to ask again. */
export function PricesFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-fact text-ink-soft">
      {message}
      <Button size="small" className="max-sm:min-h-11" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </p>
  )
}

import * as texts from '@/lib/texts/chat'
import { Button } from '../ui/button'
import { WorkingLine } from '../ui/working-line'

/** At the top of a thread of which only the last messages are shown. As tall while it loads as before. */
export function EarlierMessages({ isLoading, onShow }: { isLoading: boolean; onShow: () => void }) {
  return (
    <div className="mb-6 flex min-h-11 items-center justify-center">
      {isLoading ? (
        <WorkingLine>{texts.fetchingEarlierMessages}</WorkingLine>
      ) : (
        <Button size="small" className="pointer-coarse:min-h-11" onClick={onShow}>
          {texts.showEarlierMessages}
        </Button>
      )}
    </div>
  )
}

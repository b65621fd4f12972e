'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as destinations from '@/lib/texts/destinations'
import * as texts from '@/lib/texts/tools'
import type { GuidePassage } from '@/lib/travel/guide/guide-article-schema'
import { sourceWords } from '@/lib/travel/guide/source-words'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** The answer is in words; the card has the passages it comes from, folded, with their sources. */
export function AskGuideView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.askingTheGuide}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  if (part.output.status !== 'found') return null
  const { passages, checkWith } = part.output
  const [best, ...others] = passages
  if (!best) return null
  return (
    <Card aria-label={texts.fromTheGuide(best.title)} className="flex animate-rise flex-col gap-2 p-4">
      <h2 className="font-medium text-fact">{best.title}</h2>
      <Passage passage={best} summary={texts.theWholePassage} />
      {checkWith && <p className="text-fact">{texts.askWhoDecides(checkWith)}</p>}
      <Source passage={best} />
      {others.length > 0 && (
        <section aria-label={texts.alsoInTheGuide} className="flex flex-col gap-1 border-t pt-2">
          <p className="text-faint text-label">{texts.alsoInTheGuide}</p>
          {others.map((passage) => (
            <Passage key={passage.id} passage={passage} summary={passage.title} hasSource />
          ))}
        </section>
      )}
    </Card>
  )
}

function Passage({ passage, summary, hasSource = false }: { passage: GuidePassage; summary: string; hasSource?: boolean }) {
  return (
    <details className="text-fact">
      <summary className="min-h-8 cursor-pointer content-center text-sea">{summary}</summary>
      <div className="flex flex-col gap-2 pt-1">
        {passage.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {hasSource && <Source passage={passage} />}
      </div>
    </details>
  )
}

function Source({ passage }: { passage: GuidePassage }) {
  const { url } = passage.source
  return (
    <p className="text-faint text-label">
      {texts.sourceAndDate(sourceWords(passage))}
      {' · '}
      <a href={url} target="_blank" rel="noreferrer" className="text-sea underline underline-offset-4">
        {url.startsWith('/') ? texts.ourPage : texts.officialPage}
        <span className="sr-only"> {destinations.opensInANewTab}</span>
      </a>
    </p>
  )
}

export const shown = shownBy<typeof schema>(AskGuideView)

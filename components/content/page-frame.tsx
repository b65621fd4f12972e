import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

type PageFrameProps = {
  trail: Crumb[]
  base: string
  title: string
  lead?: string
  /** What to press, below the lead. */
  actions?: ReactNode
  /** Beside the first answer; below it on a phone. */
  picture?: ReactNode
  children: ReactNode
}

/** A public page below the header: the way here, what it is called, its first answer, and the rest. */
export function PageFrame({ trail, base, title, lead, actions, picture, children }: PageFrameProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-[1120px] flex-1 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <Breadcrumbs trail={trail} base={base} />
      <div className={picture ? 'grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]' : ''}>
        <div>
          <h1 className="mt-3 max-w-[22ch] font-display font-medium text-[34px] leading-[1.12] tracking-[-0.015em] sm:text-[46px]">
            {title}
          </h1>
          {lead && <p className="mt-4 max-w-[62ch] text-[17px] leading-7">{lead}</p>}
          {actions}
        </div>
        {picture}
      </div>
      {children}
    </main>
  )
}

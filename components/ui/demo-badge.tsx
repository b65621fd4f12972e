'use client'

import { createContext, useContext } from 'react'
import * as texts from '@/lib/texts/ui/demo-market'
import { Tag } from './chip'

const DemoMarketContext = createContext(false)
/** Whether this installation sells flights and stays of a demo market, or takes no real money. */
export const DemoMarketProvider = DemoMarketContext.Provider

/**
 * Says once on a screen that its market is none: in its frame, which every screen has. `isSimulated`: what stands on it is of a demo
 * market, whatever is sold here by now.
 */
export function DemoBadge({ isSimulated = false, className = '' }: { isSimulated?: boolean; className?: string }) {
  const isDemoMarket = useContext(DemoMarketContext)
  if (!isDemoMarket && !isSimulated) return null
  return (
    <Tag tone="ribbon" className={`shrink-0 ${className}`} title={`${texts.demoMarket}: ${texts.whatItMeans}`}>
      {texts.demoMarket}
      <span className="sr-only">: {texts.whatItMeans}</span>
    </Tag>
  )
}

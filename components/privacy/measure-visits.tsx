'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useVisitStore } from '../state/visit-store'
import { whenIdle } from '../state/when-idle'
import { browserConsent } from './browser-consent'
import { measure } from './measure'

/** A link that is measured when it is pressed says so by this attribute. */
const PLAN_LINK = 'a[data-measured="plan-pressed"]'

/** Measures the public page it stands in, for those who said yes; it shows nothing. */
export function MeasureVisits() {
  const path = usePathname()
  const isAsking = useVisitStore((state) => state.isAsking)
  const measuredPath = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening and answer of the question is a reason to look again
  useEffect(() => {
    useVisitStore.getState().noteMeasured()
    return whenIdle(() => {
      if (measuredPath.current === path || browserConsent() !== 'yes') return
      measuredPath.current = path
      measure('page-view', path)
    })
  }, [path, isAsking])
  useEffect(() => {
    const notePress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(PLAN_LINK)) measure('plan-pressed', path)
    }
    document.addEventListener('click', notePress, { capture: true })
    return () => document.removeEventListener('click', notePress, { capture: true })
  }, [path])
  return null
}
